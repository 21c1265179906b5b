// A row of buttons that is one stop for Tab.

/** For `keydown` on a row of buttons: arrow keys, Home and End move the focus. Only one button is a stop for Tab. */
export function roving(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const row = event.currentTarget as HTMLElement;
  const buttons = [...row.querySelectorAll<HTMLElement>("button:not(:disabled)")];
  const at = buttons.indexOf(event.target as HTMLElement);
  if (at < 0 || (step === undefined && event.key !== "Home" && event.key !== "End")) return;
  event.preventDefault();
  const to = event.key === "Home" ? 0 : event.key === "End" ? buttons.length - 1 : at + (step ?? 0);
  const next = buttons[(to + buttons.length) % buttons.length];
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next?.focus();
}
