// Who sits at the table, where one person plays bots; otherwise sides have their own names.
import type { Side } from "../../engine";
import type { Seat, Seats, Words } from "../../words/words";
import { people, type Sitter } from "./seats";

export function seatNames(words: Words, sitters: readonly Sitter[]): Seats {
  const [you, other] = people(sitters);
  if (you === undefined || other !== undefined) return {};
  const seats = sitters.map(({ side, bot, level }): [Side, Seat] => [
    side,
    bot === null ? { who: "you", name: words.say("seat-you") } : { who: "bot", name: words.say("seat-bot", { level }) },
  ]);
  return Object.fromEntries(seats);
}
