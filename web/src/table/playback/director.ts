// Decides which events are on screen: it plays new ones back and shows the others at once.
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Effects } from "../board/fx";
import type { SpotBoard } from "../board/spot-board";
import { drawn } from "../frame";
import { endOf, type Happening, Playback } from "./play";
import type { Sounds } from "./sound";
import type { GameEvent, Table, Words } from "../types";

type Moving = typeof import("./moving");

export interface Host extends ReactiveControllerHost, HTMLElement {
  readonly table: Table | null;
  readonly events: readonly GameEvent[];
  readonly firstUnplayed: number;
  readonly words: Words;
  readonly board: SpotBoard | null;
  /** Is the sound on? */
  readonly sound: boolean;
  /** All events up to this id (excluded) have been played; `batch` are those that were new. */
  played(batch: readonly GameEvent[], next: number): void;
}

export class Director implements ReactiveController {
  /** The table in the middle of a playback; null if the host's own table is on screen. */
  shown: Table | null = null;
  /** The factor of all durations: 1 is normal speed, 0 shows everything at once. */
  pace = 1;
  /** Events before this id have been played. */
  private head = 0;
  private drawn: Table | null = null;
  private batch: GameEvent[] = [];
  /** The code for animations. It is loaded when something first moves, because a board can be read without it. */
  private moving: Moving | null = null;
  private effects: Effects | null = null;
  private sounds: Sounds | null = null;
  private filtered: {
    readonly of: readonly GameEvent[];
    readonly head: number;
    readonly list: readonly GameEvent[];
  } | null = null;
  /** Who waits for the end of the playback. */
  private readonly waiting: (() => void)[] = [];
  /** The event that is being played, with the tables before and after it. */
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
        // At this pace nobody would see the tables in between.
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
    this.waiting.length = 0;
  }

  hostUpdated(): void {
    if (!this.shown) this.drawn = this.host.table;
  }

  get playing(): boolean {
    return this.playback.playing;
  }

  /** The events that have been played. */
  get shownEvents(): readonly GameEvent[] {
    const { events } = this.host;
    if (!this.shown) return events;
    if (this.filtered?.of !== events || this.filtered.head !== this.head)
      this.filtered = { of: events, head: this.head, list: events.filter((e) => e.id < this.head) };
    return this.filtered.list;
  }

  /** Call before the host draws. New events are queued; the playback stops if the game has gone to another position. */
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
      // There was no table to begin a motion from, or motion is off.
      const { shown } = this;
      const batch = this.batch.splice(0);
      this.rest(end);
      // The board is drawn first, so that sounds and announcements do not delay it.
      void drawn().then(() => {
        this.close(batch, end, shown !== null);
      });
      return;
    }
    this.head = Math.max(this.head, firstUnplayed);
    // After this update, because the playback changes what it draws.
    void Promise.resolve().then(() => this.playback.add(news, this.pace));
  }

  /** Resolves when the playback is over and the table as it stands is drawn. */
  async ended(): Promise<void> {
    if (this.playing) await new Promise<void>((resolve) => this.waiting.push(resolve));
    await this.settled();
  }

  /** Shows the rest at once; for a click or a key. */
  skip(): void {
    if (!this.playing) return;
    this.playback.skip();
    this.effects?.skip();
  }

  /** The tables before and after an event, both of which an animation needs. */
  private happening(event: GameEvent): Happening | null {
    const { shown: before, moving } = this;
    if (this.latest?.event === event) return this.latest.tables;
    if (!before || !moving) return null;
    const tables = { before, after: moving.shownAfter(before, event) };
    this.latest = { event, tables };
    return tables;
  }

  /** Ends a batch. With `heard`, its sound is played now, because none of it was animated. */
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
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  private async settled(): Promise<void> {
    await this.host.updateComplete;
    await this.host.board?.updateComplete;
  }
}

/** The pace, from a style token; 0 if the reader prefers reduced motion, and while the page is hidden. */
function speedOf(host: HTMLElement): number {
  if (document.hidden) return 0;
  const set = Number.parseFloat(getComputedStyle(host).getPropertyValue("--rw-speed"));
  if (Number.isFinite(set)) return set;
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 1;
}
