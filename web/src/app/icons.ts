// The page's own icons: 24 units square, one stroke width, the colour of the text around them.
import { html, svg, type SVGTemplateResult, type TemplateResult } from "lit";

const SHAPES = {
  gear: svg`<circle cx="12" cy="12" r="3.2"/><path d="M12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3M5.5 5.5l2.1 2.1M16.4 16.4l2.1 2.1M18.5 5.5l-2.1 2.1M7.6 16.4l-2.1 2.1"/>`,
  sun: svg`<circle cx="12" cy="12" r="4"/><path d="M12 2.5v2.4M12 19.1v2.4M2.5 12h2.4M19.1 12h2.4M5.3 5.3L7 7M17 17l1.7 1.7M18.7 5.3L17 7M7 17l-1.7 1.7"/>`,
  moon: svg`<path d="M20 14.2A8.2 8.2 0 0 1 9.8 4 8.2 8.2 0 1 0 20 14.2z"/>`,
  contrast: svg`<circle cx="12" cy="12" r="8.5"/><path d="M12 3.5v17a8.5 8.5 0 0 0 0-17z" fill="currentColor"/>`,
  auto: svg`<rect x="3.5" y="4.5" width="17" height="12" rx="2"/><path d="M8.5 20h7M12 16.5V20"/>`,
  book: svg`<path d="M12 6.2C10 4.6 7 4 3.5 4v14.5c3.5 0 6.5.6 8.5 2.2 2-1.6 5-2.2 8.5-2.2V4C17 4 14 4.6 12 6.2zM12 6.2v14.5"/>`,
  close: svg`<path d="M6 6l12 12M18 6L6 18"/>`,
  die: svg`<rect x="4" y="4" width="16" height="16" rx="3.5"/><g fill="currentColor" stroke="none"><circle cx="8.6" cy="8.6" r="1.5"/><circle cx="12" cy="12" r="1.5"/><circle cx="15.4" cy="15.4" r="1.5"/></g>`,
  play: svg`<path d="M8 5.2v13.6L19 12z" fill="currentColor"/>`,
  pause: svg`<path d="M8.5 5v14M15.5 5v14"/>`,
  save: svg`<path d="M12 3.5v11M7.5 10.5L12 15l4.5-4.5M4.5 19.5h15"/>`,
  open: svg`<path d="M12 15V4M7.5 8.5L12 4l4.5 4.5M4.5 19.5h15"/>`,
  bin: svg`<path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 11v5.5M13.7 11v5.5"/>`,
  back: svg`<path d="M14.5 5L7.5 12l7 7"/>`,
  next: svg`<path d="M9.5 5l7 7-7 7"/>`,
  bot: svg`<rect x="4.5" y="8" width="15" height="11" rx="3"/><path d="M12 8V4.5M9 13v1.5M15 13v1.5M2.5 12.5v3M21.5 12.5v3"/><circle cx="12" cy="3.6" r="1.1"/>`,
  person: svg`<circle cx="12" cy="8" r="4"/><path d="M4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6"/>`,
  people: svg`<circle cx="8.5" cy="8.5" r="3.5"/><path d="M2.5 20c.4-3.6 2.8-5.4 6-5.4s5.6 1.8 6 5.4M15 5.3a3.5 3.5 0 0 1 0 6.5M17 14.9c2.6.5 4.2 2.2 4.5 5.1"/>`,
  bolt: svg`<path d="M13.5 2.5L5 13.5h6l-1 8 8.5-11h-6z" fill="currentColor" stroke-linejoin="round"/>`,
  eye: svg`<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z"/><circle cx="12" cy="12" r="3"/>`,
  crown: svg`<path d="M3.5 8l4 4 4.5-7 4.5 7 4-4-1.6 11H5.1z" fill="currentColor" stroke-linejoin="round"/>`,
  again: svg`<path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 3.5v4.3h-4.3"/>`,
  undo: svg`<path d="M4.5 9.5h9.5a5 5 0 0 1 0 10H9M8.5 5.5l-4 4 4 4"/>`,
  redo: svg`<path d="M19.5 9.5H10a5 5 0 0 0 0 10h5M15.5 5.5l4 4-4 4"/>`,
  link: svg`<path d="M9.5 14.5l5-5M8 11l-2.5 2.5a3.9 3.9 0 0 0 5.5 5.5L13.5 16.5M16 13l2.5-2.5a3.9 3.9 0 0 0-5.5-5.5L10.5 7.5"/>`,
  plus: svg`<path d="M12 5v14M5 12h14"/>`,
  minus: svg`<path d="M5 12h14"/>`,
  copy: svg`<rect x="8.5" y="8.5" width="11" height="11" rx="2.5"/><path d="M15.5 8.5V7A2.5 2.5 0 0 0 13 4.5H7A2.5 2.5 0 0 0 4.5 7v6A2.5 2.5 0 0 0 7 15.5h1.5"/>`,
  cards: svg`<rect x="9" y="4" width="10.5" height="15" rx="2"/><path d="M6.5 6.5L5.9 6.6A2 2 0 0 0 4.3 9l2 10"/>`,
  keyboard: svg`<rect x="2.5" y="6" width="19" height="12.5" rx="2.5"/><path d="M6.5 10h.01M10 10h.01M13.5 10h.01M17.3 10h.01M6.5 13.2h.01M17.3 13.2h.01M9.5 14.8h5"/>`,
  tick: svg`<path d="M5 12.5l4.5 4.5L19.5 7"/>`,
  cap: svg`<path d="M2.5 9.5L12 5l9.5 4.5L12 14zM6.5 11.6v4.6c1.6 1.5 3.4 2.2 5.5 2.2s3.9-.7 5.5-2.2v-4.6M21.5 9.5v5.5"/>`,
  ask: svg`<circle cx="12" cy="12" r="8.8"/><path d="M9.3 9.6a2.8 2.8 0 1 1 4 2.6c-.9.4-1.3 1-1.3 2"/><circle cx="12" cy="16.9" r=".6" fill="currentColor"/>`,
  puzzle: svg`<path d="M4.5 8.5h3.8a2.3 2.3 0 1 1 4.4 0h3.8v3.8a2.3 2.3 0 1 1 0 4.4v3.8h-12z"/>`,
  record: svg`<circle cx="12" cy="12" r="8.5"/><circle cx="12" cy="12" r="4" fill="currentColor" stroke="none"/>`,
  more: svg`<g fill="currentColor" stroke="none"><circle cx="5.5" cy="12" r="1.8"/><circle cx="12" cy="12" r="1.8"/><circle cx="18.5" cy="12" r="1.8"/></g>`,
} satisfies Record<string, SVGTemplateResult>;

export type IconName = keyof typeof SHAPES;

/** Icons grow with the text they stand beside. */
const rem = (size: number): string => `${String(size / 16)}rem`;

/** An icon beside or instead of words; the words are elsewhere, so it is hidden from screen readers. */
export const icon = (name: IconName, size = 20): TemplateResult => html`
  <svg
    class="icon"
    width=${rem(size)}
    height=${rem(size)}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.9"
    stroke-linecap="round"
    aria-hidden="true"
    focusable="false"
  >
    ${SHAPES[name]}
  </svg>
`;

/** The mark: a die whose edge is a ruler. */
export const mark = (size = 32): TemplateResult => html`
  <svg width=${rem(size)} height=${rem(size)} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect x="2" y="2" width="28" height="28" rx="7" fill="var(--rw-accent)" />
    <g stroke="var(--rw-on-accent)" stroke-width="2" stroke-linecap="round">
      <path d="M7 25.5v-4M11.5 25.5v-2.5M16 25.5v-4M20.5 25.5v-2.5M25 25.5v-4" />
    </g>
    <g fill="var(--rw-on-accent)">
      <circle cx="9.5" cy="8.5" r="2.3" />
      <circle cx="16" cy="12.5" r="2.3" />
      <circle cx="22.5" cy="16.5" r="2.3" />
    </g>
  </svg>
`;
