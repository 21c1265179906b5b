// Animates events on the board with the Web Animations API. Without it, only the motion is missing.
import type { GameEvent, Piece, Table, Words } from "../types";
import { signed } from "../bits";
import type { Happening } from "../playback/play";
import { sameCell } from "../refs";
import type { Point, SpotBoard } from "./spot-board";
import { UNIT } from "./terrain";

const SVG = "http://www.w3.org/2000/svg";
const shift = (dx: number, dy: number): string => `translate(${dx}px, ${dy}px)`;

const isSameSpot = (one: Piece | undefined, other: Piece | undefined): boolean =>
  one?.place === other?.place && (one?.at === other?.at || sameCell(one?.at ?? undefined, other?.at ?? undefined));

export class Effects {
  private readonly running = new Set<Animation>();
  private readonly held = new Set<Animation>();

  constructor(
    private readonly board: SpotBoard,
    private readonly words: () => Words,
  ) {}

  /** Ends all animations. */
  skip(): void {
    for (const animation of this.running) animation.finish();
  }

  /** Releases pieces that are held at the end of their move. Call it when the table is drawn with them there. */
  release(): void {
    for (const animation of this.held) animation.cancel();
    this.held.clear();
  }

  async perform(event: GameEvent, happening: Happening, ms: number): Promise<void> {
    const name = event.target ?? event.piece;
    const target = this.point(happening, name);
    switch (event.shows) {
      case "moves":
        return this.travel(event, happening, ms);
      case "strikes":
        return this.strike(happening.before, event, ms);
      case "hurts":
        if (target) this.floating(target, `−${event.amount ?? 0}`, "hurt", ms * 1.6);
        if (target) this.burst(target, ms);
        return this.shake(name, ms);
      case "mends":
        if (target) this.floating(target, `+${event.amount ?? 0}`, "mend", ms * 1.6);
        return this.wait(ms);
      case "leaves":
        return this.fade(name, ms);
      case "enters":
        return this.grow(name, ms);
      case "turns":
        return this.turn(name, ms);
      case "announces":
        if (event.card) this.banner(this.words().name(event.card), ms * 3);
        else this.call(this.shout(event), target, ms);
        return this.wait(ms);
      // Some games draw a card instead of a roll: its name is shown. Dice are shown in the tray.
      case "rolls":
      case "marks":
        this.call(event.card && this.words().name(event.card), target, ms);
        return this.wait(ms);
      default:
        this.call(this.shout(event) ?? this.difference(happening, name), target, ms);
        return this.became(happening, name) ? this.grow(name, ms) : this.wait(ms);
    }
  }

  /** The game's word for an event, shown over the piece; undefined if the game has none. */
  private shout({ kind }: GameEvent): string | undefined {
    const [words, id] = [this.words(), `shout-${kind}`];
    return words.has(id) ? words.say(id) : undefined;
  }

  /** The differences of a piece's numbers: "+1 attack". */
  private difference({ before, after }: Happening, name = ""): string {
    const [was, now] = [before.pieces[name]?.stats ?? {}, after.pieces[name]?.stats ?? {}];
    const other = Object.keys(now).filter((stat) => was[stat] !== undefined && was[stat] !== now[stat]);
    const words = this.words();
    return other.map((stat) => `${signed((now[stat] ?? 0) - (was[stat] ?? 0))} ${words.stat(stat)}`).join(", ");
  }

  /** Has the piece become another unit? */
  private became({ before, after }: Happening, name = ""): boolean {
    const [was, now] = [before.pieces[name], after.pieces[name]];
    return was !== undefined && now !== undefined && was.is !== now.is;
  }

  private call(text: string | undefined, at: Point | null, ms: number): void {
    if (text && at) this.floating(at, text, "word", ms * 2.5);
  }

  /** The middle of a piece after the event, or before it if the piece has left. */
  private point({ before, after }: Happening, name: string | undefined): Point | null {
    if (name === undefined) return null;
    return this.board.point(after, name) ?? this.board.point(before, name);
  }

  private async run(
    el: Element | null,
    frames: Keyframe[],
    options: KeyframeAnimationOptions,
    hold = false,
  ): Promise<void> {
    if (!el || typeof el.animate !== "function") return;
    const animation = el.animate(frames, { ...options, fill: hold ? "forwards" : "none" });
    this.running.add(animation);
    if (hold) this.held.add(animation);
    // Animations stop in a hidden page; the playback must not wait for them.
    const late = this.pause(Number(options.duration ?? 0) + 300);
    await Promise.race([animation.finished.catch(() => undefined), late]);
    this.running.delete(animation);
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, ms));
  }

  /** A pause that a click can end: an animation without a change. */
  private wait(ms: number): Promise<void> {
    return this.run(this.board.fx, [{ opacity: 1 }, { opacity: 1 }], { duration: ms });
  }

  /** Moves every piece that is elsewhere after the event, all at the same time. */
  private async travel(event: GameEvent, happening: Happening, ms: number): Promise<void> {
    const { before, after } = happening;
    const isElsewhere = (name: string): boolean => !isSameSpot(before.pieces[name], after.pieces[name]);
    const going = Object.keys(before.pieces).filter((name) => after.pieces[name] && isElsewhere(name));
    await Promise.all(going.map((name) => this.go(name, this.board.way(happening, event, name), ms)));
  }

  private async go(name: string, way: readonly Point[], ms: number): Promise<void> {
    const [start, ...rest] = way;
    if (!start) return;
    const frames = [start, ...rest].map(([x, y]) => ({ transform: shift(x - start[0], y - start[1]) }));
    await this.run(this.board.piece(name), frames, { duration: ms, easing: "cubic-bezier(.3,.1,.3,1)" }, true);
  }

  /** A lunge at a target that is near, a bolt at any other. */
  private async strike(table: Table, { piece, target }: GameEvent, ms: number): Promise<void> {
    if (piece === undefined || target === undefined) return;
    const [from, to] = [this.board.point(table, piece), this.board.point(table, target)];
    if (!from || !to) return;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const far = Math.max(Math.abs(dx), Math.abs(dy), 1);
    const near = this.board.near(table, piece, target);
    if (!near) this.bolt(from, to, ms);
    // A lunge goes as far as the edge of the target; with a bolt, the attacker moves back a little.
    const reach = near ? Math.max(0, far - 0.64 * UNIT) / far : -6 / far;
    const there = shift(dx * reach, dy * reach);
    await this.run(
      this.board.piece(piece),
      [{ transform: "none" }, { transform: there, offset: 0.45 }, { transform: "none" }],
      { duration: ms, easing: "ease-in-out" },
    );
  }

  private shake(name: string | undefined, ms: number): Promise<void> {
    const piece = name === undefined ? null : this.board.piece(name);
    const frames = [0, -5, 5, -4, 3, 0].map((x) => ({ transform: shift(x, 0) }));
    return this.run(piece, frames, { duration: ms });
  }

  private fade(name: string | undefined, ms: number): Promise<void> {
    const piece = name === undefined ? null : this.board.piece(name);
    return this.run(
      piece,
      [
        { transform: "none", opacity: 1 },
        { transform: "rotate(-14deg) scale(.5)", opacity: 0 },
      ],
      { duration: ms, easing: "ease-in" },
      true,
    );
  }

  /** Turns a piece over like a card. */
  private turn(name: string | undefined, ms: number): Promise<void> {
    const piece = name === undefined ? null : this.board.piece(name);
    const frames = [
      { transform: "translate(30px, 0) scaleX(.05)", offset: 0 },
      { transform: "translate(-2px, -4px) scaleX(1.08)", offset: 0.7 },
      { transform: "none", offset: 1 },
    ];
    return this.run(piece, frames, { duration: ms, easing: "ease-out" });
  }

  private grow(name: string | undefined, ms: number): Promise<void> {
    const piece = name === undefined ? null : this.board.piece(name);
    const frames = [
      { transform: "translate(16px, 16px) scale(.5)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ];
    return this.run(piece, frames, { duration: ms, easing: "ease-out" });
  }

  /** Shows the name of a card that is played over the middle of the board. */
  private banner(text: string, ms: number): void {
    const [x, y] = this.board.middle();
    const el = this.put("text", { class: "caption", x: String(x), y: String(y) }, text);
    const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }];
    void this.run(el, frames, { duration: ms }).then(() => el?.remove());
  }

  private put(tag: string, attributes: Readonly<Record<string, string>>, text = ""): SVGElement | null {
    const el = document.createElementNS(SVG, tag);
    for (const [key, value] of Object.entries(attributes)) el.setAttribute(key, value);
    el.textContent = text;
    return this.board.fx?.appendChild(el) ?? null;
  }

  private floating([x, y]: Point, text: string, kind: string, ms: number): void {
    const el = this.put("text", { class: kind, x: String(x), y: String(y) }, text);
    const frames = [
      { transform: shift(0, 6), opacity: 0 },
      { transform: shift(0, -8), opacity: 1, offset: 0.2 },
      { transform: shift(0, -20), opacity: 1, offset: 0.7 },
      { transform: shift(0, -34), opacity: 0 },
    ];
    void this.run(el, frames, { duration: ms, easing: "ease-out" }).then(() => el?.remove());
  }

  private burst([x, y]: Point, ms: number): void {
    const rays = Array.from({ length: 8 }, (_, i) => {
      const a = (i * Math.PI) / 4 + 0.3;
      const at = (r: number): string => `${(x + Math.cos(a) * r).toFixed(1)} ${(y + Math.sin(a) * r).toFixed(1)}`;
      return `M${at(22)}L${at(34)}`;
    });
    const el = this.put("path", { class: "burst", d: rays.join("") });
    void this.run(el, [{ opacity: 1 }, { opacity: 0 }], { duration: ms, easing: "ease-in" }).then(() => el?.remove());
  }

  private bolt([x1, y1]: Point, [x2, y2]: Point, ms: number): void {
    const length = Math.hypot(x2 - x1, y2 - y1);
    const el = this.put("path", { class: "bolt", d: `M${x1} ${y1}L${x2} ${y2}`, "stroke-dasharray": `18 ${length}` });
    const frames = [{ strokeDashoffset: "18" }, { strokeDashoffset: String(-length) }];
    void this.run(el, frames, { duration: ms, easing: "ease-in" }).then(() => el?.remove());
  }
}
