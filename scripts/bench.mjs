// `npm run bench`: the set-up, then bench/run.mjs with the options given.
import { show, script, Stop } from "./lib/run.mjs";
import { setup } from "./setup.mjs";

await script(async () => {
  await setup();
  const code = await show(process.execPath, ["bench/run.mjs", ...process.argv.slice(2)]);
  if (code !== 0) throw new Stop(`bench/run.mjs ended with exit code ${code}.`);
});
