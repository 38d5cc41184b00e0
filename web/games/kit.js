// What a game brings to the screen, as types: a kit. games/plain.js has a default for every member, so a game
// writes down only what is its own; all in words and nodes.

/**
 * @typedef {import("../engine/wire.d.ts").Frame} Frame
 * @typedef {import("../engine/wire.d.ts").Table & {frame: Frame}} Table   of a match that is not over
 * @typedef {import("../engine/wire.d.ts").Begun} Begun
 * @typedef {import("../engine/wire.d.ts").Choice} Choice   its further facts are the game's own
 * @typedef {import("../engine/wire.d.ts").Action} Action
 * @typedef {any} Event   what happened, and
 * @typedef {any} View    what is seen: their facts are the game's own
 * @typedef {import("../match/match.js").Match} Match
 * @typedef {import("../panel/hands.js").Hands} Hands
 * @typedef {Node | string | number | null | undefined | false} Part   what make() puts into an element
 * @typedef {Part | Parts[]} Parts
 * @typedef {Record<string, any>} Facts
 */

/**
 * A map as the board shows it; a place is its number in `regions`.
 * @typedef {object} Land
 * @property {number[]} size          width and height in map units
 * @property {Place[]} regions
 * @property {number} [seed]          of the chance that draws trees
 * @property {string} [around]        the terrain of the sheet that the map does not fill
 * @property {number} [room]          how large a place is
 * @property {number} [turns]         into how many a full turn is parted so that it looks the same, 4
 * @property {number} [least]         radius in pixels below which no heap falls
 * @property {(number | string)[][]} [edges]  what lies between two places: "river", "wall", "way"
 * @property {Island[]} [islands]     pieces of the land that the board lays out as it likes
 * @property {number[][]} [rocks]     outlines of what stands out of the sheet around
 * @typedef {{key: string, name: string | Record<string, string>, rocks?: number[][]}} Island
 */

/**
 * @typedef {object} Place
 * @property {number[]} near
 * @property {number[]} [at]          where its heap stands
 * @property {number[]} [shape]       its outline, x, y, x, y ...; a circle if there is none
 * @property {number} [room]
 * @property {string} [key]
 * @property {string | Record<string, string>} [name]  as the map calls it, see spelled() in page/words.js
 * @property {string} [terrain]
 * @property {string} [look]          how it is painted, if not just by its terrain
 * @property {number} [part]          the part of the map it belongs to, where a map has such
 * @property {number} [island]        the island it lies on, where there are such
 * @property {string | Record<string, string>} [isle]  and how that is called
 * @property {string[]} [marks]
 * @property {string} [number]        how it is called among its like
 */

/**
 * Something to be drawn on the map. Tokens that move have a `band`: see board/motion.js.
 * @typedef {object} Thing
 * @property {string} kind            what draws it
 * @property {string} [key]
 * @property {number} [n]
 * @property {number} [player]        whose colours it wears
 * @property {number | string} [band]
 * @property {number} [rank]
 * @property {string} [token]         the kind of piece that it shows
 * @property {boolean} [faded]
 * @property {boolean} [fixed]
 * @property {boolean} [kin]
 * @property {number[]} [at]          beside the middle of its place, in heap radii
 * @property {number} [size]          in heap radii
 * @property {number[]} [seen]        between which radii it is shown
 * @property {boolean} [yields]       whether it lies on the other side where marks are on its own
 * @property {string} [troop]         heaps of one are picked up together
 * @property {number} [of]            its number in the pile, where it lies elsewhere
 * @property {boolean} [tired]        whether it has moved
 * @property {boolean} [fresh]        whether it may still move
 * @typedef {{heap: Thing | null, pieces: Thing[], marks: Thing[]}} Pile
 * @typedef {{colour: string, pattern: string} | null} Look
 * @typedef {{player: number, band: number | string, faded: boolean, leaders?: number[]} | null} Holder
 *   whose land it is; with `leaders` it is nobody's yet
 */

/**
 * @typedef {object} Painter
 * @property {(terrain: string) => any} brush  how a terrain is painted, see board/terrain.js
 * @property {string} brushes  the address of the module with the same, for the worker that paints the land
 * @property {(view: View, place: number, region: any) => string | undefined} [looks]  how a place is painted
 *   where that changes
 * @property {(view: View) => Holder[]} holders  by place, whose land it is
 * @property {(view: View | null, place: number, region: any) => any} pile  all that lies on a place
 * @property {(offer: any, radius: number) => Thing | null} badge  what an offered place costs
 * @property {(view: View, pile: Pile, choice: Choice) => number} held  how many of what it sets lie there
 * @property {(pile: Pile, choice: any) => any} single  one token, as it hangs on a finger
 * @property {(events: Event[], before: View, after: View, points: any) => any[]} signs
 *   what flies over the map, see board/motion.js
 * @property {number[]} [numbered]   where the number of what others did lies, in heap radii
 * @property {(pen: CanvasRenderingContext2D, thing: Thing, radius: number, look: Look) => void} draw
 */

/**
 * @typedef {import("./story.js").Story} Story
 * @typedef {import("./story.js").History} History
 * @typedef {import("./story.js").Awards} Awards
 */

/**
 * Parts of a map from which those that are played are chosen or drawn, one for each slot, no board twice; the
 * engine is told their keys as an option.
 * @typedef {{key: string, board: string, name: string | Record<string, string>,
 *   of?: string, view?: string, made?: string}} Side
 * @typedef {{name: string, sides: Side[]}} Slot
 * @typedef {{option: string, slots: Slot[], only: (keys: string[]) => any, lot?: boolean}} Pool
 *   of: the side that this is when it is turned; view: under which name it is drawn alone; only: the map with
 *   these; lot: the engine draws what nobody wished; made: of a player's own, how it came here
 */

/**
 * A player's row: score null is one that is hidden, undefined one that the game does not tell.
 * @typedef {{lines: Parts[], score: number | null | undefined, aside: Parts}} Seat
 * @typedef {{verb: string, open: boolean, why: string, face: Parts, next?: boolean, action?: any}} Deed
 *   next: after this phase; action: it needs no place, and may be several as one step
 */

/**
 * What the guide asks: guide_<key> tells what is usual now, if not guide_<phase>; and where a choice's button
 * is, as a selector.
 * @typedef {object} Guiding
 * @property {(table: Table, best: Choice | undefined) => string | null} key
 * @property {(choice: Choice) => string} at
 */

/** @typedef {{from: number, pieces: Thing[]} | null} Hand  what is picked up, and where */

/**
 * @typedef {object} Kit
 * @property {Painter} painter
 * @property {(map: any, view: View | null) => Land} land   the board of the screen
 * @property {(map: any, own?: any[]) => Pool | null} pool   what may be chosen of it, and of sides one made
 * @property {(match: Match, hands: any) => Parts} tray   the first tab beside the board; null for none
 * @property {(key: string) => Parts} crest   what stands beside the name of a race or another trait
 * @property {(match: Match, hands: any) => Parts} purse   what the person at the table owns, always in sight
 * @property {(purse: HTMLElement, choices: Choice[], match: Match) => void} aim  marks what these would use
 * @property {(view: View, p: number, match?: Match) => Seat} seat
 * @property {(view: View, players: number[]) => Parts} party   beside the name of those who play together
 * @property {(view: View, map?: any) => Parts} progress   how far the match is, on top
 * @property {(view: View) => string} when      the same in words
 * @property {(table: Table) => {key: string, facts: Facts}} phase  what is to be done, as a sentence
 * @property {(match: Match) => Deed[]} deeds   actions to choose from before their place
 * @property {(choice: any, match: Match) => Facts} facts   gaps of the sentence do_<verb>
 * @property {(choice: any, match: Match) => Parts} face    what its button shows, if not that sentence
 * @property {(choice: any, verb: string | null, table: Table) => boolean} hides   no button then
 * @property {(choice: any) => boolean} waits     whether the map offers it only while its verb is pressed
 * @property {(table: Table) => string | null} presses   such a verb, where the map offers nothing else
 * @property {(choice: any, table: Table) => boolean} minor   whether its button is a small one
 * @property {(table: Table) => boolean} bills   whether pointing asks the engine for a forecast
 * @property {boolean} foretells                 so does every change of the table
 * @property {(forecast: any, choices: Choice[], match: Match) => Parts[]} bill   its answer, line by line
 * @property {(forecast: any, table: Table) => number[] | null} ferry  the places from which what is told of
 *   crosses the sea, none of them from beyond the map; null: nothing crosses
 * @property {(table: Table, place: number, verb: string | null, hand?: Hand) => Begun | null} doubts
 *   the action begun to ask about when a click on a place meant nothing; hand: what is picked up
 * @property {(action: Action, pieces: Thing[]) => Begun} together  as it is asked about when these go
 * @property {(table: Table, action: any) => string | null} unusual  a question to ask before it is done
 * @property {(action: any) => boolean} asks     whether it is never done by a mere click
 * @property {Guiding} guide
 * @property {(choice: Choice) => boolean} mutual   whether what walks is the same the other way round
 * @property {(choice: Choice, piece: Thing) => boolean} walks  whether this is the piece that goes
 * @property {(table: Table) => number} herd     how many pieces may be picked up together
 * @property {(table: Table, begun?: string) => boolean} finishes  whether nothing is left of the turn but to
 *   end it, or to spread what is left: one button does it all; begun: the phase in which it was pressed
 * @property {(table: Table) => boolean} rests   whether ending is all that is left: its button is the main
 * @property {(region: any, place: number) => string} place          a place's name
 * @property {(view: View, place: number, region: any) => string} spoken   and all that is there
 * @property {(event: Event, match: any) => Facts | null} reads  facts with words of its own; null: not told
 * @property {(event: Event, match: any) => number[]} spots       where it was
 * @property {(event: Event) => boolean} begins   whether a turn begins with it
 * @property {(event: Event) => boolean} leaves   whether it leaves a trace on the map, where it has a spot
 * @property {(event: Event, p: number) => boolean} hurts         whether a player lost something by it
 * @property {(match: Match) => {place: number, thing: Thing}[]} relics  what stays on the map of what is over
 * @property {Record<string, string | object[]>} sounds           by event
 * @property {(event: Event, match: Match, events: Event[]) => HTMLElement | null} splash  comes and goes
 * @property {import("../panel/stage.js").Play | null} stage   what is played over the board, as a battle
 * @property {(view: View) => boolean} secrets   whether people at one device must not see the same
 * @property {((choice: Choice) => boolean) | null} overt   which choices tell nothing of them; null: any may
 * @property {(known: Record<string, any[]>, players?: number, map?: any) => string[]} options  those of the
 *   engine that so many players may set on a map; about_option_<name>_<value>, perhaps with _<players>, tells
 *   more of a value; one that ends in a number belongs to that seat, and no two seats wish for the same
 * @property {(options: Facts, players: number, map?: any) => number[] | null} sides   if they have any
 * @property {(map: any, p: number) => string} role   what a map says that a seat plays, "" if nothing
 * @property {(map: any, p: number) => string} title  and its name in sentences, "" if nothing: a singular
 * @property {null | Record<"effect" | "drawing" | "value", (...of: any[]) => string>} makes
 *   the words for what races and powers of one's own can be made of, if any can
 * @property {null | import("../workshop/sorts.js").Ground} ground   what a land of one's own is made of
 * @property {boolean} arranges                 whether the engine lists what can be set of a position
 * @property {null | ((like: any, number: number, grow: (wish: any) => Promise<any>) => Promise<any>)} lands
 *   a new map by chance, like that of the site for as many; the same number is the same, see lands/grow.js
 * @property {boolean} scenarios                 whether a player may bring a board of his own
 * @property {null | (() => Promise<any>)} workbench   fetches {plain, opened, desk} of screens/scenario.js
 * @property {Facts} watching                    options of a match that nobody plays but all watch
 * @property {History} history
 * @property {Awards} awards
 */

export {};
