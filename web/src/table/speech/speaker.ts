// Says sentences one after the other, through one live region. A screen reader drops what is replaced too soon and reads a long
// text without a pause, so each sentence is an update of its own, with room before the next.

/** Room after a sentence: a screen reader has noticed it. Longer ones take longer; the screen reader itself keeps a queue. */
const LEAST_MS = 200;
const LETTER_MS = 15;

export class Speaker {
  private waiting: string[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private last = "";
  /** All sentences since the player last acted. */
  private told: string[] = [];

  /** `show` puts a text into the live region. */
  constructor(private readonly show: (text: string) => void) {}

  /** Says these after what is being said. */
  say(sentences: readonly string[]): void {
    this.told.push(...sentences);
    this.waiting.push(...sentences);
    if (this.timer === null) this.next();
  }

  /** The answer to a question of the player: said before all that waits. */
  now(text: string): void {
    this.waiting.unshift(text);
    this.stop();
    this.next();
  }

  /** Says nothing more of what waits. */
  hush(): void {
    this.waiting = [];
  }

  /** The player acts: what still waits is left unsaid, and can be heard again. */
  acted(): void {
    this.told = this.waiting;
    this.hush();
  }

  /** Repeats the sentences since the player last acted; false if there are none. */
  again(): boolean {
    this.waiting = [...this.told];
    this.stop();
    this.next();
    return this.told.length > 0;
  }

  close(): void {
    this.hush();
    this.stop();
  }

  private stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private next(): void {
    const text = this.waiting.shift();
    this.timer = null;
    if (text === undefined) return;
    // A screen reader reads changes only, so a sentence that is said again gets one more space.
    this.last = text === this.last ? `${text}\u00A0` : text;
    this.show(this.last);
    this.timer = setTimeout(
      () => {
        this.next();
      },
      LEAST_MS + LETTER_MS * text.length,
    );
  }
}
