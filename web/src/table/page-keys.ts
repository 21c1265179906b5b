// The keys of a table that work wherever the focus is: see shortcuts.ts.
import type { ReactiveController, ReactiveControllerHost } from "lit";
import { ending } from "./choice/pick";
import type { List } from "./choice/pick";
import type { Clicks } from "./clicks";
import { emit } from "./emit";
import { cardRef } from "./refs";
import { isCharacter, pressed } from "./shortcuts";
import type { Reach, ShortcutId } from "./shortcuts";
import { handOf } from "./side/held";
import type { Speaker } from "./speech/speaker";
import type { Telling } from "./telling";
import type { Table } from "./types";
import { isWriting } from "./writing";

export interface PageKeysHost extends ReactiveControllerHost, HTMLElement {
  readonly keys: Reach;
  readonly table: Table | null;
  /** The actions that can be clicked now. */
  readonly list: List;
  readonly step: number;
  readonly steps: number;
  readonly speaker: Speaker;
  readonly clicks: Clicks;
  readonly telling: Telling;
  /** Is something being played back? */
  readonly playing: boolean;
  skip(): void;
  openLog(): void;
  openCommand(): void;
}

/** What has a use of its own for arrows and the space bar. */
const TAKES = "input,select,textarea,[role=grid],[role=tree],[role=tablist],[role=menu],[role=listbox],[role=toolbar]";
const PRESSES = `${TAKES},button,a,summary`;

export class PageKeys implements ReactiveController {
  constructor(private readonly host: PageKeysHost) {
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener("keydown", this.onKey);
  }

  hostDisconnected(): void {
    window.removeEventListener("keydown", this.onKey);
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    const { host } = this;
    const key = event.defaultPrevented ? null : pressed(event, "game");
    if (!key || !reaches(event, key.id, host)) return;
    if (this.do(key.id, key.nth)) event.preventDefault();
  };

  /** Does what the key says; false if there is nothing to do. */
  private do(id: ShortcutId, nth: number): boolean {
    const { host } = this;
    switch (id) {
      case "undo":
      case "redo":
        emit(host, `rw-${id}`, null);
        return true;
      case "back":
        return this.goto(host.step - 1);
      case "forth":
        return this.goto(host.step + 1);
      case "hurry":
        if (!host.playing) return false;
        host.skip();
        return true;
      case "end-turn":
        return this.end();
      case "card":
        return this.card(nth);
      case "log":
        host.openLog();
        return true;
      case "threats":
        return host.telling.toggleThreats();
      case "commands":
        host.openCommand();
        return true;
      case "again":
        return host.speaker.again();
      default:
        // Escape also takes back what is chosen.
        host.speaker.hush();
        return false;
    }
  }

  private goto(step: number): boolean {
    const { host } = this;
    if (step < 0 || step > host.steps) return false;
    host.skip();
    emit(host, "rw-goto", step);
    return true;
  }

  /** During a playback, whose end is not on screen yet, the key only shows that. */
  private end(): boolean {
    const { host } = this;
    const found = ending(host.list);
    if (host.playing) host.skip();
    // A click on its button: it may have to be pressed twice.
    else if (found) host.clicks.take(found.path[0] ?? "");
    return found !== null;
  }

  private card(nth: number): boolean {
    const { host } = this;
    const card = host.table && handOf(host.table).cards[nth];
    if (!card || host.list.length === 0) return false;
    host.clicks.take(cardRef(card.name));
    return true;
  }
}

function reaches(event: KeyboardEvent, id: ShortcutId, host: PageKeysHost): boolean {
  const way = event.composedPath().filter((one): one is Element => one instanceof Element);
  if (host.keys === "focus" && !way.includes(host)) return false;
  if (host.keys === "chords" && isCharacter(id)) return false;
  if (isWriting(event) || way.some((one) => one.matches("dialog"))) return false;
  const [target] = way;
  if (id === "hurry") return target?.matches(PRESSES) !== true;
  return !ARROWS.has(id) || !way.some((one) => one.matches(TAKES));
}

const ARROWS: ReadonlySet<ShortcutId> = new Set(["back", "forth"]);
