// Short sounds for events, synthesized by the browser: no file is loaded. Everything that a sound says is also shown and
// announced.
import type { GameEvent, Shows } from "../types";

/** A tone with a gliding pitch, or noise through a gliding filter. */
interface Voice {
  readonly wave: OscillatorType | "noise";
  /** Hertz, at the beginning and at the end. */
  readonly from: number;
  readonly to: number;
  /** Seconds: when it begins, how long it lasts. */
  readonly at?: number;
  readonly lasts: number;
  readonly loud: number;
}

const tone = (from: number, to: number, lasts: number, loud: number, at = 0): Voice => ({
  wave: "sine",
  from,
  to,
  lasts,
  loud,
  at,
});
const noise = (from: number, to: number, lasts: number, loud: number, at = 0): Voice => ({
  ...tone(from, to, lasts, loud, at),
  wave: "noise",
});

const TAP = [noise(900, 300, 0.05, 0.35), tone(180, 120, 0.06, 0.25)];
/** Dice bounce, each time with less noise. */
const DICE = [0, 0.07, 0.15, 0.22, 0.28].map((at, n) => noise(2600 - 300 * n, 1200, 0.04, 0.4 - 0.05 * n, at));
const CARD = [noise(1500, 5200, 0.16, 0.22)];

/** Sorted by importance, the most important last: of a batch that is shown at once, only that one is played. */
const SOUNDS = {
  moves: TAP,
  enters: TAP,
  turns: CARD,
  announces: CARD,
  rolls: DICE,
  marks: [{ ...tone(310, 240, 0.16, 0.12), wave: "triangle" as const }],
  mends: [tone(520, 780, 0.2, 0.2)],
  hurts: [tone(150, 55, 0.2, 0.5), noise(1200, 200, 0.09, 0.35)],
  leaves: [{ ...tone(230, 50, 0.5, 0.3), wave: "triangle" as const }, noise(500, 80, 0.4, 0.3)],
  scores: [tone(660, 660, 0.12, 0.2), tone(880, 880, 0.2, 0.2, 0.11)],
  begins: [tone(440, 440, 0.1, 0.12)],
  over: [523, 659, 784, 1047].map((pitch, n) => tone(pitch, pitch, 0.32, 0.2, 0.13 * n)),
} satisfies Partial<Record<Shows | "over", readonly Voice[]>>;

const ORDER = Object.keys(SOUNDS);
/** The game is over once it has a result. */
const wordOf = ({ shows, changes = [] }: GameEvent): string =>
  changes.some(({ path }) => path === "/result") ? "over" : shows;
const voicesOf = (word: string): readonly Voice[] => (SOUNDS as Record<string, readonly Voice[]>)[word] ?? [];

export class Sounds {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  /** The sound of one event, if it has one. */
  hear(event: GameEvent): void {
    const voices = voicesOf(wordOf(event));
    if (voices.length === 0) return;
    // Created at the first sound, because browsers allow sound only after the reader has used the page.
    this.#context ??= new AudioContext();
    void this.#context.resume();
    for (const voice of voices) this.#sing(this.#context, voice);
  }

  /** Plays the most important sound of events that are shown at once. */
  hearAll(events: readonly GameEvent[]): void {
    const weight = (event: GameEvent): number => ORDER.indexOf(wordOf(event));
    const heaviest = events.reduce<GameEvent | null>(
      (most, event) => (weight(event) > (most ? weight(most) : -1) ? event : most),
      null,
    );
    if (heaviest) this.hear(heaviest);
  }

  close(): void {
    void this.#context?.close();
    this.#context = null;
    this.#noise = null;
  }

  #sing(context: AudioContext, { wave, from, to, at = 0, lasts, loud }: Voice): void {
    const start = context.currentTime + at;
    const end = start + lasts;
    const gain = new GainNode(context, { gain: loud * 0.5 });
    // An exponential ramp cannot end at 0.
    gain.gain.setValueAtTime(loud * 0.5, start);
    gain.gain.exponentialRampToValueAtTime(0.001, end);
    gain.connect(context.destination);
    const source = wave === "noise" ? new AudioBufferSourceNode(context, { buffer: this.#hiss(context) }) : null;
    const voice = source ?? new OscillatorNode(context, { type: wave as OscillatorType });
    const filter = source ? new BiquadFilterNode(context, { type: "bandpass", Q: 0.8 }) : null;
    const pitch = filter?.frequency ?? (voice as OscillatorNode).frequency;
    pitch.setValueAtTime(from, start);
    pitch.exponentialRampToValueAtTime(to, end);
    (filter ? voice.connect(filter) : voice).connect(gain);
    voice.start(start);
    voice.stop(end);
  }

  /** Half a second of noise. It needs no seed, because all noise sounds the same. */
  #hiss(context: AudioContext): AudioBuffer {
    if (this.#noise) return this.#noise;
    const buffer = new AudioBuffer({ length: context.sampleRate / 2, sampleRate: context.sampleRate });
    buffer.copyToChannel(
      Float32Array.from({ length: buffer.length }, () => Math.random() * 2 - 1),
      0,
    );
    return (this.#noise = buffer);
  }
}
