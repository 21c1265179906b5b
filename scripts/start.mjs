// `npm start`: from a fresh clone to the page, in one command. Takes the options of `npm run serve`.
import { build } from "./build.mjs";
import { script } from "./lib/run.mjs";
import { servePage } from "./serve.mjs";

await script(async () => {
  await build();
  await servePage(process.argv.slice(2));
});
