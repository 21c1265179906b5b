// `npm run pictures`: a picture of every screen in every size, language and theme, in target/screenshots. Words after
// it choose screens by name: `npm run pictures -- duelyst-deck`.
import { script, show } from "./lib/run.mjs";
import { browsers } from "./lib/browsers.mjs";
import { build } from "./build.mjs";
import { setup } from "./setup.mjs";

process.env["RULEWRIGHT_PAGES"] = "all";

await script(async () => {
  await setup();
  await build();
  await browsers();
  const names = process.argv.slice(2);
  const wanted = names.length > 0 ? ["--grep", names.join("|")] : [];
  process.exitCode = await show("npx", ["playwright", "test", "screens", "--project", "chromium", ...wanted]);
});
