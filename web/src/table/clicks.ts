// What a click means: on a spot of the board, or on a ref in a panel; by mouse, by finger, by key. choice.ts has what follows.
import type { SpotBoard } from "./board/spot-board";
import type { Choice } from "./choice/choice";
import { offers } from "./choice/pick";
import type { List } from "./choice/pick";
import type { Considering } from "./considering";
import { detailOf } from "./emit";
import type { Keyboard } from "./keyboard";
import type { Director } from "./playback/director";
import type { Pointing } from "./pointing";
import { onBoard } from "./refs";
import { nextAt, refAt } from "./screen";
import type { Screen } from "./screen";
import type { Ref } from "./types";

export interface Clicked {
  readonly screen: Screen | null;
  readonly board: SpotBoard | null;
  readonly choice: Choice;
  readonly considering: Considering;
  readonly director: Director;
  readonly keyboard: Keyboard;
  readonly pointing: Pointing | null;
  /** The actions that can be clicked now. */
  readonly list: List;
  /** Shows the rest of a playback at once. */
  skip(): void;
}

export class Clicks {
  private touch = false;
  private byKey = false;

  constructor(private readonly table: Clicked) {}

  /** Records whether a click comes from a touch screen or a key; in the capture phase, so before the parts get the click. */
  readonly means = {
    handleEvent: (event: MouseEvent): void => {
      this.touch = event instanceof PointerEvent && event.pointerType === "touch";
      this.byKey = event.detail === 0;
      this.table.pointing?.onClick(event);
    },
    capture: true,
  };

  readonly onRef = (event: Event): void => {
    this.choose(detailOf(event, "rw-ref"));
  };

  /** A click on this ref, by a key. */
  take(ref: Ref): void {
    this.touch = false;
    this.byKey = true;
    this.choose(ref);
  }

  private choose(ref: Ref): void {
    const { table } = this;
    const { choice } = table;
    const before = choice.chosen;
    table.skip();
    choice.take(ref, table.screen?.offered.get(ref) === "next", this.touch);
    const { chosen } = choice;
    // An attack or a card that was chosen by keyboard needs a target, so the focus moves to the nearest one on the board.
    const asks = [...offers(table.list, chosen)].some(([next, when]) => when === "next" && onBoard(next));
    if (this.byKey && chosen !== before && chosen.length > 0 && asks) void table.keyboard.toTarget();
  }

  readonly onSpot = (event: Event): void => {
    const spot = detailOf(event, "rw-spot");
    const { touch } = this;
    const { director } = this.table;
    if (!director.playing) return this.takeSpot(spot, touch);
    // During a playback pieces are not yet in their final places: the click skips the rest, and means what is there then.
    this.table.skip();
    void director.ended().then(() => {
      this.takeSpot(spot, touch);
    });
  };

  takeSpot(spot: Ref, touch: boolean): void {
    const { screen, choice } = this.table;
    if (!screen) return;
    const ref = refAt(screen, spot);
    choice.take(ref, screen.offered.get(ref) === "next", touch);
  }

  readonly onOverSpot = (event: Event): void => {
    const { screen, choice } = this.table;
    const spot = detailOf(event, "rw-over-spot");
    choice.hover(spot !== null && screen ? refAt(screen, spot) : null);
  };

  readonly onPressSpot = (event: Event): void => {
    const { screen, director } = this.table;
    const spot = detailOf(event, "rw-press-spot");
    if (screen && !director.shown) this.table.considering.foresee(nextAt(screen, refAt(screen, spot)));
  };
}
