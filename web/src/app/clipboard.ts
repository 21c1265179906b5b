/** Copies a text. False where the browser keeps the clipboard to itself: then it takes the reader's own hand. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
