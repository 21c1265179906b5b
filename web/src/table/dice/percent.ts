// Odds in figures.

/** Odds as people read them; what is not certain is never shown as certain. */
export function percent(p: number, lang: string): string {
  const format = (share: number): string =>
    new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 1 }).format(share);
  if (p >= 1) return format(1);
  if (p > 0.999) return `> ${format(0.999)}`;
  if (p > 0 && p < 0.001) return `< ${format(0.001)}`;
  return format(p);
}
