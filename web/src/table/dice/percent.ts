// Odds as percentages.

/** Odds from 0 to 1 as a percentage. An outcome that is not certain is never shown as 100 %, a possible one never as 0 %. */
export function percent(p: number, lang: string): string {
  const format = (share: number): string =>
    new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 1 }).format(share);
  if (p >= 1) return format(1);
  if (p > 0.999) return `> ${format(0.999)}`;
  if (p > 0 && p < 0.001) return `< ${format(0.001)}`;
  return format(p);
}
