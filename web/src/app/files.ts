import type { Engine, Save } from "../engine";
import { EngineError } from "../engine";
import { saveGame, newId, type SavedGame } from "./saved-games";

/** No game comes near this; whatever does is not a game. */
const LARGEST = 4 * 1024 * 1024;

/** Offers a save as a file: exactly what the engine and the command line read. */
export const download = (save: Save, name: string): void =>
  downloadText(JSON.stringify(save), `${name}.rulewright.json`);

/** Offers JSON as a file of this name. */
export const downloadText = (json: string, name: string): void => {
  offer(json, "application/json", name);
};

/** Offers a text as a file of this name. */
export function offer(text: string, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  // The browser has its own hold on the blob by then; a minute is for slow ones.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}

/** Reads a file the reader picked and puts its game on the shelf. */
export async function importFile(engine: Engine, file: File): Promise<SavedGame> {
  if (file.size > LARGEST) throw new EngineError({ code: "too-large", message: `${String(file.size)} bytes` });
  return shelve(engine, await file.text());
}

/** Puts a game that came from elsewhere on the shelf. */
async function shelve(engine: Engine, from: string): Promise<SavedGame> {
  const record = await recordOf(engine, from);
  await saveGame(record);
  return record;
}

/** Has the engine replay a game that came from elsewhere, which checks all of it. Nothing is stored. */
export async function recordOf(engine: Engine, from: Save | string): Promise<SavedGame> {
  const game = await engine.load(from);
  try {
    const [save, steps, table] = await Promise.all([game.save(), game.steps(), game.table("all")]);
    return {
      id: newId(),
      game: save.game,
      save,
      step: steps,
      updated: Date.now(),
      round: table.round,
      decks: decksOf(table.players),
      over: table.result !== null,
    };
  } finally {
    await game.close();
  }
}

export function decksOf(players: Readonly<Record<string, { readonly deck?: string }>>): Record<string, string> {
  return Object.fromEntries(Object.entries(players).flatMap(([side, { deck }]) => (deck ? [[side, deck]] : [])));
}
