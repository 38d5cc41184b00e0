// What the page may ask of those who work behind it.

import type { Replies, Requests } from "./wire.d.ts";

export interface Wheel { name: string; bytes: Uint8Array }

export interface Crew {
  ready: Promise<void>;
  ask<Op extends keyof Replies>(op: Op, args?: Requests[Op], game?: string): Promise<Replies[Op]>;
  think(how?: { level?: string; every?: boolean; until?: number }): Promise<any[] | null>;
  stopThinking(): void;
  followed(): any;
  onTrouble(fn: (error: Error) => void): () => void;
  kill(who: string): void;
  stop(): void;
}
