// The golden games of what no release has, through the module of a development build: bit for bit as natively.
import { join } from "node:path";
import { replayGolden } from "./golden";
import { TRIAL } from "../../scripts/lib/paths.mjs";

await replayGolden(join(TRIAL, "pkg", "rulewright_bg.wasm"), ["duelyst"]);
