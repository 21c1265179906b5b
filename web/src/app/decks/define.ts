// The elements of the deck builder under their names.
import { define } from "../../table/emit";
import { RwDeckAbout } from "./about";
import { RwDeck } from "./builder";
import { RwDecks } from "./decks";
import { RwDeckDrawing } from "./drawing";
import { RwDeckImport } from "./import";
import { RwDeckLeaders } from "./leaders";
import { RwDeckPool } from "./pool";
import { RwDeckShare } from "./share";
import { RwDeckSide } from "./side";

export function defineDecks(): void {
  define("rw-deck-about", RwDeckAbout);
  define("rw-deck-drawing", RwDeckDrawing);
  define("rw-deck-import", RwDeckImport);
  define("rw-deck-leaders", RwDeckLeaders);
  define("rw-deck-pool", RwDeckPool);
  define("rw-deck-share", RwDeckShare);
  define("rw-deck-side", RwDeckSide);
  define("rw-deck", RwDeck);
  define("rw-decks", RwDecks);
}
