// Whether words are broken within, as nothing but a lack of room breaks them.
import type { Locator } from "@playwright/test";

/** The broken words of these names. */
export const broken = (names: Locator): Promise<string[]> =>
  names.evaluateAll((all) =>
    all.flatMap((name) => {
      const text = [...name.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      const words = [...(text?.textContent ?? "").matchAll(/[^\s-]+/g)];
      return words.flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        if (!text) return [];
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );
