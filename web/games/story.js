// What a game tells of a whole match, as types: for its end, its replay and the record.

/**
 * @typedef {import("./kit.js").Event} Event
 * @typedef {import("./kit.js").View} View
 * @typedef {import("./kit.js").Facts} Facts
 */

/**
 * What is read from a whole match for its end and its replay.
 * @typedef {object} Story
 * @property {{step: number, events: Event[]}[]} moves
 * @property {View[]} views  one for each round, if the history looks at them
 * @property {View} view     the last one
 * @property {number} players
 * @property {any} over
 *
 * @typedef {object} History
 * @property {(moves: Story["moves"]) => {step: number, round: number}[]} rounds
 * @property {boolean} [held]  whether points go with what one holds
 * @property {boolean} [members]  whether those of a side have points of their own
 * @property {boolean} looks  whether it wants the view at the beginning of each round
 * @property {(story: Story) => {rounds: number[], series: number[][], start?: number[]} | null} purses
 * @property {(story: Story) => {sources: string[], table: number[][], start: number[]} | null} bySource
 * @property {((moves: Story["moves"], players: number, over: any, step: number) => number[]) | null} scoresAt
 * @property {(story: Story) => {key: string, rounds: number[], series: number[][]}[]} [more]
 *   what else is drawn by rounds
 * @property {(moves: Story["moves"], player: number, view: View) => string[]} led
 *   keys of what he led, for the record
 * @property {(event: Event, view: View) => string | null} [ends]
 *   the sentence for one of the last events that says why the match ended; view: the last one
 * @property {string[]} ties  the sentences for what breaks a tie, in the order of over.ranking
 *
 * @typedef {{key: string, players: number[], n: number, facts: Facts}} Award
 * @typedef {{earned: (story: Story) => Award[], words: (facts: any) => Facts}} Awards
 */

export {};
