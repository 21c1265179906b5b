// `npm start`: from a fresh clone to the page, in one command. Takes the options of `npm run serve`.
import { build } from "./build.mjs";
import { script } from "./lib/run.mjs";
import { servePage } from "./serve.mjs";
import { setup } from "./setup.mjs";

await script(async () => {
  await setup();
  await build();
  await servePage(process.argv.slice(2));
});
