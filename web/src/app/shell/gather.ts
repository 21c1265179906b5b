// Announcements for screen readers. They drop a text that is replaced too soon, so sentences that come together are announced
// together.

const GATHER_MS = 150;

/** A function that collects sentences, and passes them to `speak` when no more follow for a moment. */
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
      // A screen reader reads changes only, so a sentence that is announced again gets one more space.
      last = next === last ? `${next}\u00A0` : next;
      speak(last);
    }, GATHER_MS);
  };
}
