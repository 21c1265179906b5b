// A shield for every deck, by its place in the list: parted fields and a charge, like arms. Any game has some at once.
import { html, svg, type SVGTemplateResult, type TemplateResult } from "lit";

const FIELDS: readonly SVGTemplateResult[] = [
  svg`<path d="M0 0H24V14H0z" class="two"/><path d="M12 5l5 5-5 5-5-5z" class="three"/>`,
  svg`<path d="M0 0L24 24V0z" class="two"/><circle cx="12" cy="12" r="4.5" class="three"/>`,
  svg`<path d="M12 0H24V28H12z" class="two"/><path d="M5 14l7-8 7 8-7 8z" class="three"/>`,
  svg`<path d="M0 18L12 7L24 18V28H0z" class="two"/><path d="M12 3.5l1.7 3.6 3.9.5-2.9 2.7.8 3.9-3.5-1.9-3.5 1.9.8-3.9L6.4 7.6l3.9-.5z" class="three"/>`,
  svg`<path d="M9 0H15V28H9zM0 8.5H24V14.5H0z" class="two"/><circle cx="12" cy="11.5" r="3" class="three"/>`,
  svg`<path d="M0 0H24V7H0zM0 14H24V21H0z" class="two"/><path d="M12 5.5l5 8h-10z" class="three"/>`,
];

const OUTLINE = "M2 2.5H22V14C22 20.5 17.5 24.5 12 26.5C6.5 24.5 2 20.5 2 14z";

export function emblem(index: number, size = 36): TemplateResult {
  // Two of one kind in one place share the id, and the shape it names is the same.
  const id = `shield-${String(index)}-${String(size)}`;
  return html`
    <svg
      class="emblem"
      width=${size}
      height=${(size * 28) / 24}
      viewBox="0 0 24 28"
      aria-hidden="true"
      focusable="false"
    >
      <clipPath id=${id}><path d=${OUTLINE} /></clipPath>
      <g clip-path="url(#${id})">
        <rect width="24" height="28" class="one" />
        ${FIELDS[index % FIELDS.length]}
      </g>
      <path d=${OUTLINE} class="edge" fill="none" stroke-width="1.8" />
    </svg>
  `;
}
