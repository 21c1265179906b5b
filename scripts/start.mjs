// `npm start`: from a fresh clone to the page, in one command. Takes the options of `npm run serve`. Where modules have to be
// built, the page is served as soon as its first game can be played; the others come behind the open page.
import { buildEarlyPage, buildSite } from "./build.mjs";
import { exportData } from "./lib/engine.mjs";
import { areBuilt, buildFirstModule } from "./lib/modules.mjs";
import { DIST, EARLY } from "./lib/paths.mjs";
import { script } from "./lib/run.mjs";
import { servePage } from "./serve.mjs";
import { setup } from "./setup.mjs";

await script(async () => {
  const args = process.argv.slice(2);
  await setup();
  if (areBuilt("release")) {
    await buildSite();
    await servePage(args);
    return;
  }
  const [ready] = await Promise.all([buildFirstModule(), exportData("release")]);
  await buildEarlyPage(ready);
  const show = await servePage(args, EARLY);
  console.log(`Its first game can be played (${ready.join(", ")}); the others are being built.`);
  await buildSite();
  show(DIST);
  console.log("All games can be played: reload the page.");
});
