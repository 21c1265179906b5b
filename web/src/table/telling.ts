// What a table tells who asks: what can be done here, which squares can be reached, what stands here, what the other side
// threatens. It is said, and some of it is shown. page-keys.ts has the keys that work outside the board.
import type { ReactiveControllerHost } from "lit";
import type { SpotBoard } from "./board/spot-board";
import type { Choice } from "./choice/choice";
import type { Screen } from "./screen";
import { pressed } from "./shortcuts";
import { possible, possibleText, squares } from "./speech/speak";
import type { Speaker } from "./speech/speaker";
import { spotLabel } from "./speech/spoken";
import { tellsThreats, threatsOn } from "./threats";
import { spotNames } from "./zone-spots";
import type { Ref, Words } from "./types";
import { spotOf } from "./view";

export interface Asked extends Pick<ReactiveControllerHost, "requestUpdate"> {
  readonly screen: Screen | null;
  readonly board: SpotBoard | null;
  readonly choice: Choice;
  readonly words: Words;
  readonly speaker: Speaker;
}

export class Telling {
  /** Is all that the other side threatens on the board? */
  threatened = false;
  /** What can be done, and the screen for which it was asked: with any other screen it is hidden. */
  private help: { readonly of: Screen; readonly lines: readonly string[] } | null = null;

  constructor(private readonly table: Asked) {}

  /** What can be done, if that was asked for this screen. */
  helpOn(screen: Screen): readonly string[] | null {
    return this.help?.of === screen ? this.help.lines : null;
  }

  /** A key pressed on the board. */
  onKey(event: KeyboardEvent): void {
    const { screen, board, words, speaker } = this.table;
    if (!screen || !board || !event.composedPath().includes(board)) return;
    const { table, list, chosen, marks } = screen;
    const at = board.focused;
    switch (pressed(event, "on-board")?.id) {
      case "help":
        this.tellPossible(at);
        break;
      case "squares":
        speaker.now(squares(words, list, chosen, table, at));
        break;
      case "here":
        speaker.now(spotLabel(words, table, at, marks.get(at)));
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  /** The button asks about what is chosen or shown in detail; the key asks about the focused spot. */
  readonly onHelp = (): void => {
    const { choice, screen } = this.table;
    const { focused } = choice;
    this.tellPossible(focused === null || !screen ? null : spotOf(screen.table, focused));
  };

  /** Shows what can be done here in the bar, and announces it; the second time it hides it. */
  private tellPossible(at: Ref | null): void {
    const { screen, words, speaker } = this.table;
    if (!screen) return;
    const { table, list, chosen } = screen;
    const lines = possible(words, table, list, chosen, at);
    const text = possibleText(words, list, lines);
    this.help = this.help?.of === screen ? null : { of: screen, lines: lines.length > 0 ? lines : [text] };
    if (this.help) speaker.now(text);
    this.table.requestUpdate();
  }

  /** Shows or hides all that the other side threatens, and says it; false where the game does not tell. */
  readonly toggleThreats = (): boolean => {
    const { screen, words, speaker } = this.table;
    if (!screen || !tellsThreats(screen.table)) return false;
    const { table } = screen;
    this.threatened = !this.threatened;
    const named = threatsOn(table).flatMap((zone) => spotNames(words, table, zone));
    const said = words.say("table-threatened", { count: named.length, squares: words.list(named) });
    if (this.threatened) speaker.now(said);
    this.table.requestUpdate();
    return true;
  };
}
