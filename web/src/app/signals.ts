// What a screen asks of the app around it, as bubbling events: screens stay unaware of who hosts them.
import { messageOf, toWire } from "../engine/errors";
import type { Words } from "../words/words";

export interface Toast {
  readonly text: string;
  /** The clause that says so, as a link. */
  readonly clause?: string | undefined;
  /** What can be done about it. */
  readonly act?: { readonly text: string; readonly run: () => void };
  /** For the reader's eyes at once: something went wrong. */
  readonly urgent?: boolean;
}

export interface Question {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly danger?: boolean;
}

export interface Asked {
  readonly question: Question;
  readonly answer: (yes: boolean) => void;
}

declare global {
  interface HTMLElementEventMap {
    "rw-toast": CustomEvent<Toast>;
    "rw-say": CustomEvent<string>;
    "rw-hush": CustomEvent<null>;
    "rw-ask": CustomEvent<Asked>;
    "rw-clause": CustomEvent<string>;
  }
}

const send = (from: EventTarget, type: string, detail: unknown): void => {
  from.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
};

/** A small message at the edge of the page. */
export const toast = (from: EventTarget, message: Toast): void => {
  send(from, "rw-toast", message);
};

/** A sentence for the live region only. */
export const announce = (from: EventTarget, text: string): void => {
  send(from, "rw-say", text);
};

/** Takes back what was last said: the screen goes to somebody who may not know it. */
export const hush = (from: EventTarget): void => {
  send(from, "rw-hush", null);
};

/** Opens the panel with this clause. */
export const showClause = (from: EventTarget, id: string): void => {
  send(from, "rw-clause", id);
};

/** A question that must be answered before going on. Closing it is a no. */
export const ask = (from: EventTarget, question: Question): Promise<boolean> =>
  new Promise((answer) => {
    send(from, "rw-ask", { question, answer } satisfies Asked);
  });

/** A fault in words: by its code where we have a sentence for it, by its own message where not. */
export function fault(words: Words, error: unknown): string {
  const wire = toWire(error);
  const { code, field = "" } = wire;
  const id = words.has(`error-${code}`) ? `error-${code}` : "error-other";
  return words.say(id, { message: messageOf(wire), field });
}
