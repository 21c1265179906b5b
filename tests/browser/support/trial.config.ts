// The page as `npm run dev` has it, built to be served to tests: the TypeScript of the release, and an engine that has the
// yardstick game.
import { fileURLToPath } from "node:url";
import { mergeConfig, type Plugin, type UserConfig } from "vite";
import release from "../../../vite.config.ts";

const path = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url));

/** The files of the engine that name its modules get the other ones. */
const otherEngine = (): Plugin => ({
  name: "rulewright-trial-engine",
  enforce: "pre",
  transform: (code, id) =>
    id.includes("/web/src/engine/") ? code.replaceAll('"../pkg/', '"../../../target/trial/pkg/') : null,
});

const trial: UserConfig = {
  mode: "development",
  publicDir: path("target/trial/public"),
  build: { outDir: path("target/trial/dist") },
  plugins: [otherEngine()],
  worker: { plugins: () => [otherEngine()] },
};

export default mergeConfig(release({ command: "build", mode: "development" }), trial);
