// Every screen but the shelf, under its name. Classes are named here and in define.ts rather than registering themselves:
// a bundler that believes modules have no side effects may then drop none of them.
import { defineRuleBoard } from "../embed/element";
import { defineTable } from "../table";
import { define } from "../table/emit";
import { RwCommand } from "../table/command/rw-command";
import { RwLog } from "../table/log/rw-log";
import { RwHand } from "../table/side/rw-hand";
import { RwRail } from "../table/side/rw-rail";
import { roomStyles } from "../table/room.styles";
import { tightStyles } from "../table/side/tight.styles";
import { RwLearn } from "./learn/learn";
import { RwCurtain } from "./play/curtain";
import { RwPlay } from "./play/play";
import { RwSummary } from "./play/summary";
import { RwChart } from "./rules/chart";
import { RwExamples } from "./rules/examples";
import { RwGlossary } from "./rules/glossary";
import { RwLinks } from "./rules/links";
import { RwOnePage } from "./rules/one-page";
import { RwClausePanel } from "./rules/panel";
import { RwResults } from "./results/results-page";
import { RwRules } from "./rules/rules";
import { RwSettings } from "./settings-page";
import { RwKeySheet } from "./shell/key-sheet";
import { RwSetup } from "./setup/setup";
import { RwShare } from "./share/share";
import { RwTakeover } from "./share/takeover";

export { loadScreenData } from "./route-loaders";
export { readersBook } from "./rules/reading";

export function defineScreens(): void {
  defineTable({ table: roomStyles, bar: tightStyles });
  defineRuleBoard({ base: new URL(".", document.baseURI), script: null, load: () => import("../embed/board") });
  define("rw-hand", RwHand);
  define("rw-log", RwLog);
  define("rw-rail", RwRail);
  define("rw-command", RwCommand);
  define("rw-clause-panel", RwClausePanel);
  define("rw-chart", RwChart);
  define("rw-examples", RwExamples);
  define("rw-curtain", RwCurtain);
  define("rw-key-sheet", RwKeySheet);
  define("rw-learn", RwLearn);
  define("rw-summary", RwSummary);
  define("rw-play", RwPlay);
  define("rw-share", RwShare);
  define("rw-glossary", RwGlossary);
  define("rw-links", RwLinks);
  define("rw-one-page", RwOnePage);
  define("rw-results", RwResults);
  define("rw-takeover", RwTakeover);
  define("rw-rules", RwRules);
  define("rw-settings", RwSettings);
  define("rw-setup", RwSetup);
}
