// The elements of the puzzles under their names.
import { define } from "../../table/emit";
import { RwPuzzleGames } from "./games";
import { RwPuzzles } from "./list";
import { RwPuzzle } from "./puzzle";
import { RwPuzzleShare } from "./sharing";

export function definePuzzles(): void {
  define("rw-puzzle-games", RwPuzzleGames);
  define("rw-puzzle-share", RwPuzzleShare);
  define("rw-puzzles", RwPuzzles);
  define("rw-puzzle", RwPuzzle);
}
