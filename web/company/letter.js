// A letter on its way: the whole match and whose hand it comes from, as a link or as a file.

import { write } from "../saves/carry.js";
import { link } from "../saves/link.js";

export const SHORT = 4_000;             // letters of a message that every messenger takes whole

// What a letter says of itself: the match, and the seat of who sends it.
const stamp = ({ post: { key, seat } }) => ({ key, seat });

export const linkOf = (save, about) => link(save, about, stamp(about));

export const fileOf = (save, about) => write(save, about, stamp(about));
