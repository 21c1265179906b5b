// The wire types under the names the page uses. `Event` is `GameEvent` here: the browser has an Event of its own.
import type { Side } from "./types/Side";

export type { Action } from "./types/Action";
export type { Board } from "./types/Board";
export type { Calc } from "./types/Calc";
export type { CalcStep } from "./types/CalcStep";
export type { CardInPlay } from "./types/CardInPlay";
export type { PreviewOutcome } from "./types/PreviewOutcome";
export type { Change } from "./types/Change";
export type { Decision } from "./types/Decision";
export type { DeckList } from "./types/DeckList";
export type { Dice } from "./types/Dice";
export type { ErrorValue } from "./types/ErrorValue";
export type { Event as GameEvent } from "./types/Event";
export type { Feature } from "./types/Feature";
export type { GameInfo } from "./types/GameInfo";
export type { Held } from "./types/Held";
export type { Offer } from "./types/Offer";
export type { Operation } from "./types/Operation";
export type { Options } from "./types/Options";
export type { GameResult } from "./types/GameResult";
export type { PastDeed } from "./types/PastDeed";
export type { Piece } from "./types/Piece";
export type { Pile } from "./types/Pile";
export type { Place } from "./types/Place";
export type { Player } from "./types/Player";
export type { Preview } from "./types/Preview";
export type { Save } from "./types/Save";
export type { Script } from "./types/Script";
export type { Seat } from "./types/Seat";
export type { Shows } from "./types/Shows";
export type { Side } from "./types/Side";
export type { Table } from "./types/Table";
export type { Verdict } from "./types/Verdict";
export type { Zone } from "./types/Zone";

/** Something a person can click: `piece:hound`, `cell:3,4`, `card:ash-bash`, `button:end`, `answer:slide`. */
export type Ref = string;

/** Whose eyes: a side, or `all` for somebody who may see everything. */
export type Viewer = Side | "all";

/** A square, `[x, y]`, from 1, x to the right, y down. */
export type Cell = [number, number];
