export { isCrash, restartEngine, theEngine } from "../engine/one";
