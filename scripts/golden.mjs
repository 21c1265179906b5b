// `npm run golden`: writes the golden games in tests/saves anew. Only when rules or content change on purpose: the corpus
// is a promise to players, and a change of it belongs in the changelog.
import { cargoTest } from "./lib/cargo.mjs";
import { run, script, step } from "./lib/run.mjs";
import { setup } from "./setup.mjs";

const WRITE = cargoTest("--test", "saves", "write_golden_saves", "--", "--ignored", "--nocapture");

await script(async () => {
  await setup();
  const output = await step("writing tests/saves", () => run("cargo", WRITE, { log: "golden" }));
  console.log(
    output
      .split("\n")
      .filter((line) => / games, \d+ bytes/.test(line))
      .join("\n"),
  );
});
