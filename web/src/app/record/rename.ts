// Another name for a piece, in everything a draft says of it.
import { EngineError } from "../../engine";
import type { Draft } from "./draft";

/** The fields of actions, events and tables that name a piece. */
const NAMES = new Set(["piece", "target", "answer", "of"]);

/** How pieces are named in files: `pike`, `pike-2`. */
export const asName = (typed: string): string =>
  typed
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** The draft with `from` called `to`. Throws where that is no name, or the name of another piece. */
export function rename(draft: Draft, from: string, to: string): Draft {
  const { setup, opening, deeds, out } = draft;
  if (from === to || !(from in setup.pieces)) return draft;
  if (to === "" || to in setup.pieces)
    throw new EngineError({
      code: "field",
      message: `there is a piece called \`${to}\``,
      field: `pieces.${from}.name`,
    });
  // What is unticked is kept by its place in the Table.
  const key = (one: string): string => {
    const [attempt = "", path = ""] = one.split(" pieces/");
    const [name, ...rest] = path.split("/");
    return name === from ? `${attempt} pieces/${[to, ...rest].join("/")}` : one;
  };
  const called = renamed({ setup, opening, deeds }, from, to) as Pick<Draft, "setup" | "opening" | "deeds">;
  return { ...draft, ...called, out: out.map(key) };
}

/** Pieces stand in the order of their names as written: each stays in its place. */
function renamed(value: unknown, from: string, to: string): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, from, to));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]: [string, unknown]) => {
      if (NAMES.has(key) && inner === from) return [key, to];
      if (key === "turns" && Array.isArray(inner))
        return [key, inner.map((name: unknown) => (name === from ? to : name))];
      return [key, renamed(key === "pieces" ? rekeyed(inner, from, to) : inner, from, to)];
    }),
  );
}

const rekeyed = (pieces: unknown, from: string, to: string): unknown =>
  typeof pieces === "object" && pieces !== null && !Array.isArray(pieces)
    ? Object.fromEntries(
        Object.entries(pieces).map(([name, piece]: [string, unknown]) => [name === from ? to : name, piece]),
      )
    : pieces;
