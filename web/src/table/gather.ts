// What is said to those who listen. Screen readers drop a text that is replaced too soon, so sentences that come together
// are read together.

const GATHER_MS = 150;

/** A voice that hands its sentences to `speak` once no more of them follow at once. */
export function gathered(speak: (text: string) => void): (text: string) => void {
  let waiting: string[] = [];
  let timer = 0;
  let last = "";
  return (text) => {
    waiting.push(text);
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const next = waiting.join(" ");
      waiting = [];
      // The same sentence twice is news twice: a changed space makes it a change.
      last = next === last ? `${next}\u00A0` : next;
      speak(last);
    }, GATHER_MS);
  };
}
