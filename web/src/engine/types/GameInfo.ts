/** A game of this build, for a set-up screen. */
export type GameInfo = { id: string; decks: Array<string>; maps: Array<string>; seats: number };
