// How those at the table are called: by who plays, where one person plays bots; otherwise sides have their own names.
import type { Seats, Words } from "../../words/words";
import { people, type Sitter } from "./seats";

export function seatNames(words: Words, sitters: readonly Sitter[]): Seats {
  const [you, other] = people(sitters);
  if (you === undefined || other !== undefined) return { names: {} };
  const names = sitters.map(({ side, bot, level }) => [
    side,
    bot === null ? words.say("seat-you") : words.say("seat-bot", { level }),
  ]);
  return { you, names: Object.fromEntries(names) as Seats["names"] };
}
