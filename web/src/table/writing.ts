const WRITES = "textarea,select,[contenteditable],input:not([type=checkbox],[type=radio],[type=range])";

/** Is the key part of what somebody writes? */
export function isWriting(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.matches(WRITES);
}
