// Where a board leads: the rulebook's page of its clause, and the app.

/** Within the app links stay in its window, clauses open in its panel, and its settings hold. */
export const atHome = (): boolean => customElements.get("rw-app") !== undefined;

export const clauseAddress = (home: URL, id: string): string => {
  const game = id.split(":", 1)[0] ?? "";
  return new URL(`./#/rules/${encodeURIComponent(game)}/${encodeURIComponent(id)}`, home).href;
};

/** A scenario after some of its steps, or after the moves of its reader, as a game in the app. */
export const appLink = (home: URL, name: string, steps: number, moves: string | null): string =>
  new URL(`./#/try/${encodeURIComponent(name)}/${String(steps)}${moves === null ? "" : `/${moves}`}`, home).href;

/** A scenario in the recorder, to be changed: an example by its name, or one that is packed. */
export const recordLink = (home: URL, game: string, scenario: string): string =>
  new URL(`./#/record/${encodeURIComponent(game)}/${encodeURIComponent(scenario)}`, home).href;
