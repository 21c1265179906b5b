// Renames a piece in every part of a draft.
import { EngineError } from "../../../engine";
import type { Draft } from "./draft";

/** The fields of actions, events and tables that name a piece. */
const NAMES = new Set(["piece", "target", "answer", "of"]);

/** Typed text as a name in the form that files use: `pike`, `pike-2`. */
export const asName = (typed: string): string =>
  typed
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** Renames the piece `from` to `to`. Throws an `EngineError` if `to` is empty or the name of another piece. */
export function rename(draft: Draft, from: string, to: string): Draft {
  const { setup, opening, deeds, out } = draft;
  if (from === to || !(from in setup.pieces)) return draft;
  if (to === "" || to in setup.pieces)
    throw new EngineError({
      code: "field",
      message: `there is a piece called \`${to}\``,
      field: `pieces.${from}.name`,
    });
  // The keys of changes that are left out contain their path in the Table, such as `1 pieces/pike/stats/health`.
  const key = (one: string): string => {
    const [attempt = "", path = ""] = one.split(" pieces/");
    const [name, ...rest] = path.split("/");
    return name === from ? `${attempt} pieces/${[to, ...rest].join("/")}` : one;
  };
  const called = renamed({ setup, opening, deeds }, from, to) as Pick<Draft, "setup" | "opening" | "deeds">;
  return { ...draft, ...called, out: out.map(key) };
}

/** Renames in a part of the draft. The order of the pieces stays, because it has a meaning in some games. */
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
