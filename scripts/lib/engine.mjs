// What the page has of the engine: its modules, and the files that the command line writes for it.
import { cpSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { writeArt } from "./art.mjs";
import { writeBuilders } from "./builder.mjs";
import { askWords, buildExporter, exporter, testedCli } from "./cargo.mjs";
import { BUILT, PLAYABLE, TOYS } from "./games.mjs";
import { SETTINGS, SOURCES, UNCOMPILED, buildModules } from "./modules.mjs";
import { SCENARIOS, TRIAL, at } from "./paths.mjs";
import { puzzleJob, withPuzzles, writePuzzles } from "./puzzles.mjs";
import { run, step } from "./run.mjs";
import { digest, once, together } from "./stamp.mjs";
import { toolVersions } from "./tools.mjs";

/**
 * The games' texts, clauses and scenarios for the page, and the JSON Schemas: into folders of web/public. Of a game whose
 * files are as they were nothing is written again.
 * @param {"release" | "dev"} mode which command line does it, and so whether toys are among the games
 */
export async function exportData(mode) {
  const build = buildExporter(mode);
  const compiled = { inputs: [...SOURCES, ...SETTINGS], skip: UNCOMPILED, extra: [build, toolVersions()] };
  await once({ name: `exporter-${mode}`, ...compiled, outputs: [exporter(mode)] }, () =>
    step("building what exports", () => run("cargo", build, { log: "exporter" })),
  );
  const extra = [mode, digest(compiled.inputs, compiled.extra, compiled.skip)];
  const games = mode === "dev" ? BUILT : PLAYABLE;
  const jobs = games.map((game) => ({
    name: `export-${game}`,
    game,
    inputs: [`crate/games/${game}`, `tests/scenarios/${game}`],
    skip: NOT_EXPORTED,
    extra,
    outputs: [`web/public/games/${game}.json`, `web/public/boards/${game}.json`, "web/public/schema"],
  }));
  await once({ name: "export-mode", inputs: [], extra: mode, outputs: ["web/public/games"] }, async () => {
    // A release ships what is in these folders: nothing of a development build may be left.
    for (const folder of EXPORTED) rmSync(at("web", "public", folder), { recursive: true, force: true });
  });
  const asked = ["crate/engine/src", "crate/build/src", ...BUILT.map((game) => `crate/games/${game}`)];
  await once({ name: "words", inputs: asked, skip: NOT_EXPORTED, outputs: [] }, () =>
    step("looking for missing sentences", () => run("cargo", askWords(mode), { log: "words" })),
  );
  await together(jobs, (stale) =>
    step(`exporting the rulebooks for the page (${stale.map(({ game }) => game).join(", ")})`, async () => {
      // Boards of clauses that are gone go too.
      for (const { game } of stale) rmSync(at("web", "public", "boards", game), { recursive: true, force: true });
      const chosen = stale.flatMap(({ game }) => ["--game", game]);
      const args = ["export", "--again", "--out", "web", "--scenarios", "tests/scenarios", ...chosen];
      await run(at(exporter(mode)), args, { log: "export" });
    }),
  );
  const puzzled = withPuzzles(games);
  const puzzles = puzzled.map((game) => ({
    name: `puzzles-${game}`,
    game,
    extra,
    skip: NOT_EXPORTED,
    ...puzzleJob(game),
  }));
  await together(puzzles, (stale) =>
    step(`playing the puzzles (${stale.map(({ game }) => game).join(", ")})`, () =>
      writePuzzles(
        at(exporter(mode)),
        stale.map(({ game }) => game),
        puzzled,
      ),
    ),
  );
  await writeBuilders(games);
  const art = {
    inputs: [...games.map((game) => `crate/games/${game}/data/art.json`), "scripts/lib/art.mjs", "package-lock.json"],
  };
  await once({ name: "art", ...art, extra: mode, outputs: ["web/public/art"] }, () => writeArt(at("web", "public")));
}

/** What of a game's folder the exporter does not read. */
const NOT_EXPORTED = /\/(shelf\.ts|kills\.json|balance\.md)$/;

/** The folders of web/public that are made. */
const EXPORTED = ["art", "boards", "builder", "games", "lessons", "puzzles", "rulebooks", "schema"];

/**
 * A page with the toys, games that no release has: the same TypeScript, another engine. Built for tests, beside the release
 * and out of its way.
 */
export async function buildTrial() {
  await buildModules("toy", join(TRIAL, "pkg"));
  const data = testedCli("export", "--out", "target/trial");
  // Of the toys the boards too: the recorder shows a scenario on a board.
  const boards = ["--scenarios", relative(at(), SCENARIOS), ...TOYS.flatMap((game) => ["--game", game])];
  const outputs = TOYS.map((game) => `target/trial/public/games/${game}.json`);
  const inputs = [...SOURCES, ...SETTINGS, ...TOYS.map((game) => relative(at(), `${SCENARIOS}/${game}`))];
  await once({ name: "trial-export", inputs, extra: [data, boards], outputs }, async () => {
    await run("cargo", data, { log: "trial" });
    await run("cargo", [...data, ...boards], { log: "trial" });
    await writeArt(join(TRIAL, "public"));
  });
  const rest = (/** @type {string} */ from) => !EXPORTED.includes(relative(at("web", "public"), from));
  cpSync(at("web", "public"), join(TRIAL, "public"), { recursive: true, filter: rest });
  const env = { NODE_ENV: "development" };
  await run("vite", ["build", "--config", "tests/browser/support/trial.config.ts"], { log: "trial", env });
}
