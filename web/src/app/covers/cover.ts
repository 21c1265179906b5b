// A cover for each game on the shelf. A game without one gets the plain board.
import { html, type TemplateResult } from "lit";
import { unsafeSVG } from "lit/directives/unsafe-svg.js";
import shelf from "virtual:shelf";
import { at } from "./iso";
import { plain } from "./scene";

const pictures = new Map<string, TemplateResult>();

/** Made once: it depends on nothing. */
export function cover(game: string): TemplateResult {
  const picture = pictures.get(game) ?? made(game);
  pictures.set(game, picture);
  return picture;
}

function made(game: string): TemplateResult {
  const { sky, glow, blocks, centre, zoom } = (shelf.find(({ id }) => id === game)?.cover ?? plain)();
  const [x, y] = at(...centre);
  const id = `glow-${game}`;
  return html`
    <svg viewBox="-160 -92 320 190" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <radialGradient id=${id} cx="50%" cy="42%" r="62%">
        <stop offset="0" stop-color=${glow} />
        <stop offset="1" stop-color=${sky} />
      </radialGradient>
      <rect x="-400" y="-300" width="800" height="600" fill="url(#${id})" />
      <g transform="scale(${zoom}) translate(${-x} ${-y})">${unsafeSVG(blocks.join(""))}</g>
    </svg>
  `;
}
