// What a piece that nobody decides for may do next: its odds, and how it comes to that. Also the squares it is about.
import { html, nothing } from "lit";
import type { TemplateResult } from "lit";
import { clauseLink } from "../bits";
import { zoneSign } from "../board/zones";
import { percent } from "../dice/percent";
import { termText } from "../terms";
import type { Cell, Foretold, Piece, Table, Words, Zone } from "../types";

/** The list for a piece; nothing where it is not foretold. */
export function foretoldView(words: Words, table: Table, { foretold = [] }: Piece): TemplateResult | typeof nothing {
  if (foretold.length === 0) return nothing;
  return html`<section class="foretold" aria-label=${words.say("table-foretold")}>
    <h3>
      <svg viewBox="0 0 64 64" aria-hidden="true">${zoneSign("foretold")}</svg>
      ${words.say("table-foretold")}
    </h3>
    <ul>
      ${foretold.map((one) => html`<li>${odds(words, one, foretold.length)}${events(words, table, one)}</li>`)}
    </ul>
  </section>`;
}

const odds = (words: Words, one: Foretold, all: number): TemplateResult | typeof nothing =>
  all === 1 ? nothing : html`<b>${percent(one.p, words.lang)}</b> <span class="soft">${one.odds}</span>`;

/** What it declares stands first; the reasons follow. */
function events(words: Words, table: Table, { events: all }: Foretold): TemplateResult {
  const [declared, ...reasons] = all.toReversed();
  return html`${
    declared
      ? html`<span class="declared"
          >${termText(words, words.event(declared, table))} ${clauseLink(words, declared.cites)}</span
        >`
      : nothing
  }
  ${reasons.reverse().map((e) => html`<small>${termText(words, words.event(e, table))} ${clauseLink(words, e.cites)}</small>`)}`;
}

const NONE: readonly Zone[] = [];

/** By piece, so that a board that is drawn again gets the same list. */
const zones = new WeakMap<Piece, readonly Zone[]>();

/** The zones of a piece, with the squares that it would go to or turn on. */
export function zonesOfPiece(table: Table, piece: Piece): readonly Zone[] {
  if (!piece.foretold) return piece.zones ?? NONE;
  const known = zones.get(piece) ?? [...(piece.zones ?? []), ...foretoldZone(table, piece)];
  zones.set(piece, known);
  return known;
}

function foretoldZone({ pieces }: Table, { foretold = [] }: Piece): Zone[] {
  const squares = new Map<string, Cell>();
  for (const { events: all } of foretold)
    for (const { to, target } of all) {
      const square = to ?? pieces[target ?? ""]?.at;
      if (square) squares.set(String(square), square);
    }
  const cites = foretold[0]?.events.at(-1)?.cites;
  return cites === undefined || squares.size === 0 ? [] : [{ kind: "foretold", cites, squares: [...squares.values()] }];
}
