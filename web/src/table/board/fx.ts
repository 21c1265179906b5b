// How events look on the board, with the Web Animations API. A browser without it misses nothing but the motion.
import type { GameEvent, Table, Words } from "../types";
import { signed } from "../bits";
import { moved } from "../motion";
import type { Point, SpotBoard } from "./spot-board";
import { UNIT } from "./terrain";

const SVG = "http://www.w3.org/2000/svg";
const shift = (dx: number, dy: number): string => `translate(${dx}px, ${dy}px)`;

export class Effects {
  private readonly running = new Set<Animation>();
  private readonly held = new Set<Animation>();

  constructor(
    private readonly board: SpotBoard,
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
    const at = (name: string | undefined): Point | null => (name === undefined ? null : this.board.point(table, name));
    const target = at(event.target ?? event.piece);
    switch (event.kind) {
      case "move":
      case "slide":
      case "teleport":
      case "step":
        return this.travel(table, event, ms);
      case "attack":
      case "strike-back":
      case "riposte":
      case "lightning-riposte":
      case "instinctive-riposte":
      case "ability":
        return this.strike(table, event, ms);
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
      case "enter":
      case "return":
        return this.grow(event.piece, ms);
      case "turn-up":
        return this.turn(event.piece, ms);
      case "stats":
        if (target) this.floating(target, `${signed(event.amount ?? 0)}/${signed(event.total ?? 0)}`, "word", ms * 2.5);
        return this.wait(ms);
      case "play":
      case "bloodbound":
      case "card-play":
      case "cast":
      case "reveal":
      case "destiny":
        if (event.card) this.banner(this.words().name(event.card), ms * 3);
        return this.wait(ms);
      case "status":
      case "card-lay":
      case "curse":
      case "treasure":
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
    const [start, ...rest] = name === undefined ? [] : this.board.way(table, event, name);
    if (name === undefined || !start) return Promise.resolve();
    const frames = [start, ...rest].map(([x, y]) => ({ transform: shift(x - start[0], y - start[1]) }));
    return this.run(this.board.piece(name), frames, { duration: ms, easing: "cubic-bezier(.3,.1,.3,1)" }, true);
  }

  /** A lunge at whoever is near, a bolt at anybody further off. */
  private async strike(table: Table, { piece, target }: GameEvent, ms: number): Promise<void> {
    if (piece === undefined || target === undefined) return;
    const [from, to] = [this.board.point(table, piece), this.board.point(table, target)];
    if (!from || !to) return;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const far = Math.max(Math.abs(dx), Math.abs(dy), 1);
    const near = this.board.near(table, piece, target);
    if (!near) this.bolt(from, to, ms);
    // As far as the edge of the other; or a little back, when something is let fly.
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

  /** As a card is turned over. */
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

  /** The card that is played, over the middle of the board. */
  private banner(text: string, ms: number): void {
    const [x, y] = this.board.middle();
    const el = this.put("text", { class: "banner", x: String(x), y: String(y) }, text);
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
