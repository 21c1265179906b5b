// How events look on the board, with the Web Animations API. A browser without it misses nothing but the motion.
import type { Cell, GameEvent, Table, Words } from "../types";
import { signed } from "../bits";
import { moved, wayOf } from "../play";
import { sizeOf } from "../view";
import type { RwBoard } from "./rw-board";
import { UNIT } from "./terrain";

const SVG = "http://www.w3.org/2000/svg";
const centre = ([x, y]: Cell): [number, number] => [(x - 0.5) * UNIT, (y - 0.5) * UNIT];
const shift = (dx: number, dy: number): string => `translate(${dx}px, ${dy}px)`;

export class Effects {
  private readonly running = new Set<Animation>();
  private readonly held = new Set<Animation>();

  constructor(
    private readonly board: RwBoard,
    private readonly words: () => Words,
  ) {}

  /** Ends what is moving. */
  skip(): void {
    for (const animation of this.running) animation.finish();
  }

  /** Lets go of pieces that were held at the end of their move; called once the table is drawn with them there. */
  release(): void {
    for (const animation of this.held) animation.cancel();
    this.held.clear();
  }

  async perform(event: GameEvent, table: Table, ms: number): Promise<void> {
    const at = (name: string | undefined): Cell | null =>
      name === undefined ? null : (table.pieces[name]?.at ?? null);
    const target = at(event.target ?? event.piece);
    switch (event.kind) {
      case "move":
      case "slide":
      case "teleport":
      case "step":
        return this.travel(table, event, ms);
      case "attack":
      case "strike-back":
      case "ability":
        return this.strike(event.piece, at(event.piece), at(event.target), ms);
      case "damage":
        if (target) this.floating(target, `−${event.amount ?? 0}`, "hurt", ms * 1.6);
        if (target) this.burst(target, ms);
        return this.shake(event.target ?? event.piece, ms);
      case "heal":
        if (target) this.floating(target, `+${event.amount ?? 0}`, "heal", ms * 1.6);
        return this.wait(ms);
      case "defeat":
      case "death":
      case "vanish":
      case "bounce":
        return this.fade(event.target ?? event.piece, ms);
      case "summon":
      case "transform":
        return this.grow(event.target, ms);
      case "stats":
        if (target) this.floating(target, `${signed(event.amount ?? 0)}/${signed(event.total ?? 0)}`, "word", ms * 2.5);
        return this.wait(ms);
      case "play":
      case "bloodbound":
      case "card-play":
        if (event.card) this.banner(table, this.words().name(event.card), ms * 3);
        return this.wait(ms);
      case "status":
      case "card-lay":
        if (target && event.card) this.floating(target, this.words().name(event.card), "word", ms * 2.5);
        return this.wait(ms);
      default: {
        // What else happens to a piece is called out, where the game has a word for it.
        const [words, id] = [this.words(), `shout-${event.kind}`];
        if (target && words.has(id)) this.floating(target, words.say(id), "word", ms * 2.5);
        return this.wait(ms);
      }
    }
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
    // A hidden page stops the clock of animations; the story must not wait for it.
    const late = this.pause(Number(options.duration ?? 0) + 300);
    await Promise.race([animation.finished.catch(() => undefined), late]);
    this.running.delete(animation);
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, ms));
  }

  /** A pause that a click can end: an animation of nothing. */
  private wait(ms: number): Promise<void> {
    return this.run(this.board.fx, [{ opacity: 1 }, { opacity: 1 }], { duration: ms });
  }

  private travel(table: Table, event: GameEvent, ms: number): Promise<void> {
    const name = moved(table, event);
    const start = name === undefined ? undefined : table.pieces[name]?.at;
    if (name === undefined || !start || !event.to) return Promise.resolve();
    // Square by square: a straight line would lead through walls.
    const frames = [start, ...wayOf(event)].map(([x, y]) => ({
      transform: shift((x - start[0]) * UNIT, (y - start[1]) * UNIT),
    }));
    return this.run(this.board.piece(name), frames, { duration: ms, easing: "cubic-bezier(.3,.1,.3,1)" }, true);
  }

  /** A lunge at a neighbour, a bolt at anybody further off. */
  private async strike(name: string | undefined, from: Cell | null, to: Cell | null, ms: number): Promise<void> {
    if (name === undefined || !from || !to) return;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const far = Math.max(Math.abs(dx), Math.abs(dy));
    if (far > 1) this.bolt(from, to, ms);
    const reach = far > 1 ? -6 / far : 0.36 * UNIT;
    const there = shift(dx * reach, dy * reach);
    await this.run(
      this.board.piece(name),
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

  private grow(name: string | undefined, ms: number): Promise<void> {
    const piece = name === undefined ? null : this.board.piece(name);
    const frames = [
      { transform: "translate(16px, 16px) scale(.5)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ];
    return this.run(piece, frames, { duration: ms, easing: "ease-out" });
  }

  /** The card that is played, over the middle of the board. */
  private banner(table: Table, text: string, ms: number): void {
    const { w, h } = sizeOf(table.board);
    const el = this.put("text", { class: "banner", x: String((w * UNIT) / 2), y: String((h * UNIT) / 2) }, text);
    const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }];
    void this.run(el, frames, { duration: ms }).then(() => el?.remove());
  }

  private put(tag: string, attributes: Readonly<Record<string, string>>, text = ""): SVGElement | null {
    const el = document.createElementNS(SVG, tag);
    for (const [key, value] of Object.entries(attributes)) el.setAttribute(key, value);
    el.textContent = text;
    return this.board.fx?.appendChild(el) ?? null;
  }

  private floating(cell: Cell, text: string, kind: string, ms: number): void {
    const [x, y] = centre(cell);
    const el = this.put("text", { class: kind, x: String(x), y: String(y) }, text);
    const frames = [
      { transform: shift(0, 6), opacity: 0 },
      { transform: shift(0, -8), opacity: 1, offset: 0.2 },
      { transform: shift(0, -20), opacity: 1, offset: 0.7 },
      { transform: shift(0, -34), opacity: 0 },
    ];
    void this.run(el, frames, { duration: ms, easing: "ease-out" }).then(() => el?.remove());
  }

  private burst(cell: Cell, ms: number): void {
    const [x, y] = centre(cell);
    const rays = Array.from({ length: 8 }, (_, i) => {
      const a = (i * Math.PI) / 4 + 0.3;
      const at = (r: number): string => `${(x + Math.cos(a) * r).toFixed(1)} ${(y + Math.sin(a) * r).toFixed(1)}`;
      return `M${at(22)}L${at(34)}`;
    });
    const el = this.put("path", { class: "burst", d: rays.join("") });
    void this.run(el, [{ opacity: 1 }, { opacity: 0 }], { duration: ms, easing: "ease-in" }).then(() => el?.remove());
  }

  private bolt(from: Cell, to: Cell, ms: number): void {
    const [x1, y1] = centre(from);
    const [x2, y2] = centre(to);
    const length = Math.hypot(x2 - x1, y2 - y1);
    const el = this.put("path", { class: "bolt", d: `M${x1} ${y1}L${x2} ${y2}`, "stroke-dasharray": `18 ${length}` });
    const frames = [{ strokeDashoffset: "18" }, { strokeDashoffset: String(-length) }];
    void this.run(el, frames, { duration: ms, easing: "ease-in" }).then(() => el?.remove());
  }
}
