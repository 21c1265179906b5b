// `npm run soak`: the long batteries, one after the other, of which `npm test` runs a bounded part.
import { cargoTest } from "./lib/cargo.mjs";
import { having } from "./lib/games.mjs";
import { script, seconds, show, Stop } from "./lib/run.mjs";
import { setup } from "./setup.mjs";

/** @type {[what: string, command: string, ...args: string[]][]} */
const BATTERIES = [
  // Thousands of games, a million hostile inputs, balance, bot strength: every test marked `#[ignore]`.
  // Those that write golden games or spoilt texts for others are not among them.
  ["long Rust batteries", "cargo", ...cargoTest("--", "--ignored", "--skip", "write_", "--nocapture")],
  ["every page test, in every browser", "npx", "playwright", "test"],
  ["the extension in a newer MediaWiki", "node", "tests/hosts/ruleboard.mjs", "--newer"],
  ["boards in a Docusaurus site", "node", "tests/hosts/docusaurus.mjs"],
  ["spoilt texts in the page's modules", "node", "tests/browser/support/spoilt.mjs", "--inputs", "300000"],
  ...having("kills.json").map(
    (game) =>
      /** @type {[string, string, ...string[]]} */ ([
        `every clause's rule of ${game} taken out`,
        "node",
        "scripts/kill.mjs",
        "--game",
        game,
      ]),
  ),
  [
    "a sample of wrong changes, which scenarios and tests must notice",
    "node",
    "scripts/mutants.mjs",
    "--sample",
    "30",
    "--least",
    // What was measured stands in docs/mutants.md.
    "0.9",
  ],
];

process.env["RULEWRIGHT_PAGES"] = "all";

await script(async () => {
  await setup();
  for (const [what, command, ...args] of BATTERIES) {
    console.log(`\n== ${what}: ${command} ${args.join(" ")}`);
    const start = performance.now();
    const code = await show(command, args);
    if (code !== 0) throw new Stop(`${what} failed after ${seconds(start)} (exit code ${code}).`);
    console.log(`== ${what}: ${seconds(start)}`);
  }
});
