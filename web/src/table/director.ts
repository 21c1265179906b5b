// Decides what of the events is on screen: plays the new ones back, shows the rest as they are.
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Effects } from "./board/fx";
import type { SpotBoard } from "./board/spot-board";
import { drawn } from "./frame";
import { endOf, type Happening, Playback } from "./play";
import type { Sounds } from "./sound";
import type { GameEvent, Table, Words } from "./types";

type Moving = typeof import("./moving");

export interface Host extends ReactiveControllerHost, HTMLElement {
  readonly table: Table | null;
  readonly events: readonly GameEvent[];
  readonly firstUnplayed: number;
  readonly words: Words;
  readonly board: SpotBoard | null;
  /** Are events heard? */
  readonly sound: boolean;
  /** The batch has been told, up to this id (excluded). */
  played(batch: readonly GameEvent[], next: number): void;
}

export class Director implements ReactiveController {
  /** The table in the middle of a playback; null when the real one is on screen. */
  shown: Table | null = null;
  /** How fast: 1 is normal, 0 is at once. */
  pace = 1;
  /** Events before this id have been told. */
  private head = 0;
  private drawn: Table | null = null;
  private batch: GameEvent[] = [];
  /** What moves and sounds is fetched when something first does: a board can be read without. */
  private moving: Moving | null = null;
  private effects: Effects | null = null;
  private sounds: Sounds | null = null;
  private filtered: {
    readonly of: readonly GameEvent[];
    readonly head: number;
    readonly list: readonly GameEvent[];
  } | null = null;
  /** The event that is being shown, and the tables that it leads from and to. */
  private latest: { readonly event: GameEvent; readonly tables: Happening } | null = null;
  private readonly playback: Playback;

  constructor(private readonly host: Host) {
    host.addController(this);
    this.playback = new Playback({
      prepare: async () => (this.moving ??= await import("./moving")),
      perform: async (event, ms) => {
        await this.settled();
        const { board, sound } = this.host;
        const happening = this.happening(event);
        if (sound) (await this.ears()).hear(event);
        if (board && this.moving) this.effects ??= new this.moving.Effects(board, () => this.host.words);
        if (happening) await this.effects?.perform(event, happening, ms);
      },
      tell: async (event) => {
        this.shown = this.happening(event)?.after ?? null;
        this.head = event.id + 1;
        // At once means at once: no redraw for what nobody will see.
        if (this.pace === 0) return;
        this.host.requestUpdate();
        await this.settled();
        this.effects?.release();
      },
      done: (next) => {
        this.rest(next);
        this.close(this.batch.splice(0), next, this.pace === 0);
      },
    });
  }

  hostDisconnected(): void {
    this.playback.drop();
    this.sounds?.close();
    this.effects = null;
    this.shown = null;
  }

  hostUpdated(): void {
    if (!this.shown) this.drawn = this.host.table;
  }

  get playing(): boolean {
    return this.playback.playing;
  }

  /** The events that have been told. */
  get shownEvents(): readonly GameEvent[] {
    const { events } = this.host;
    if (!this.shown) return events;
    if (this.filtered?.of !== events || this.filtered.head !== this.head)
      this.filtered = { of: events, head: this.head, list: events.filter((e) => e.id < this.head) };
    return this.filtered.list;
  }

  /** Looks at the host's events before it draws: new ones go to the playback; a game that went elsewhere stops it. */
  sync(): void {
    const { events, firstUnplayed } = this.host;
    const end = endOf(events);
    if (end < this.head || firstUnplayed >= end) {
      this.playback.drop();
      this.batch = [];
      return this.rest(end);
    }
    const known = Math.max(firstUnplayed, this.head, endOf(this.batch));
    const news = events.filter((e) => e.id >= known);
    if (news.length === 0) return;
    this.pace = speedOf(this.host);
    this.shown ??= this.drawn;
    this.batch.push(...news);
    if (!this.shown || (this.pace === 0 && !this.playing)) {
      // Nothing was on screen before, so there is nothing to move from; or nothing is to be seen moving.
      const { shown } = this;
      const batch = this.batch.splice(0);
      this.rest(end);
      // The board first: what it sounds like, and what is said of it, comes after its frame.
      void drawn().then(() => {
        this.close(batch, end, shown !== null);
      });
      return;
    }
    this.head = Math.max(this.head, firstUnplayed);
    // After this update: the playback changes what this update is about to draw.
    void Promise.resolve().then(() => this.playback.add(news, this.pace));
  }

  /** One click or key: the rest at once. */
  skip(): void {
    if (!this.playing) return;
    this.playback.skip();
    this.effects?.skip();
  }

  /** The tables before and after an event: drawn one after the other, and both known to what moves between them. */
  private happening(event: GameEvent): Happening | null {
    const { shown: before, moving } = this;
    if (this.latest?.event === event) return this.latest.tables;
    if (!before || !moving) return null;
    const tables = { before, after: moving.shownAfter(before, event) };
    this.latest = { event, tables };
    return tables;
  }

  /** The batch is over: heard, where nothing of it was seen moving, and told. */
  private close(batch: readonly GameEvent[], next: number, heard: boolean): void {
    if (heard && this.host.sound) void this.ears().then((ears) => ears.hearAll(batch));
    this.host.played(batch, next);
  }

  private async ears(): Promise<Sounds> {
    const { Sounds } = await import("./sound");
    return (this.sounds ??= new Sounds());
  }

  private rest(next: number): void {
    this.shown = null;
    this.latest = null;
    this.drawn = this.host.table;
    this.head = next;
    this.effects?.release();
    this.host.requestUpdate();
  }

  private async settled(): Promise<void> {
    await this.host.updateComplete;
    await this.host.board?.updateComplete;
  }
}

/** The speed setting is a token; 0 where motion is not wanted, and where nobody looks. */
function speedOf(host: HTMLElement): number {
  if (document.hidden) return 0;
  const set = Number.parseFloat(getComputedStyle(host).getPropertyValue("--rw-speed"));
  if (Number.isFinite(set)) return set;
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 1;
}
