// What stands in for rule-board.js in development, where nothing has been built.
import { defineRuleBoard } from "./element";
import { fillPlaces } from "./places";

defineRuleBoard({ base: new URL("/", document.baseURI), script: null, load: () => import("./board") });
void fillPlaces();
