// The golden games through the module of a release: bit for bit as natively.
import { replayGolden } from "./golden";
import { MODULE } from "../../scripts/lib/paths.mjs";

await replayGolden(MODULE);
