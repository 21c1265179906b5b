// The worker of an engine with every game.
import { MODULES } from "../pkg/modules.js";
import { listen } from "./listen";

listen(MODULES);
