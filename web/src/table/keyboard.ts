// Keeps the focus in the game. The game moves the focus for three reasons only: a question must be answered, a button that had
// the focus is gone, or an attack chosen by keyboard needs a target.
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { SpotBoard } from "./board/spot-board";
import type { RwBar } from "./side/rw-bar";

export interface KeyboardHost extends ReactiveControllerHost, HTMLElement {
  readonly board: SpotBoard | null;
  readonly bar: RwBar | null;
  /** Are answers to a question the only actions, and on screen? */
  readonly asks: boolean;
}

export class Keyboard implements ReactiveController {
  /** The element of this table that has the focus, or had it last. */
  private focused: Element | null = null;
  private asking = false;

  constructor(private readonly host: KeyboardHost) {
    host.addController(this);
  }

  readonly onFocusIn = (event: FocusEvent): void => {
    const [inner] = event.composedPath();
    this.focused = inner instanceof Element ? inner : null;
  };

  readonly onFocusOut = (event: FocusEvent): void => {
    // With a related target the reader has moved the focus; without one, the focused element may have been removed.
    if (event.relatedTarget) this.focused = null;
  };

  hostUpdated(): void {
    void this.follow();
  }

  /** Focuses the nearest target on the board. */
  async toTarget(): Promise<void> {
    await this.host.updateComplete;
    this.host.board?.focusTarget();
  }

  private async follow(): Promise<void> {
    const { board, bar, asks } = this.host;
    const news = asks && !this.asking;
    this.asking = asks;
    await Promise.all([bar?.updateComplete, board?.updateComplete]);
    const gone = this.focused !== null && !this.focused.isConnected;
    if (gone) this.focused = null;
    // Who types commands goes on typing.
    if (this.focused?.matches("[role=combobox]")) return;
    if (news && (gone || this.host.matches(":focus-within"))) await bar?.focusAnswer();
    else if (gone && document.activeElement === document.body)
      board?.spot(board.focused)?.focus({ preventScroll: true });
  }
}
