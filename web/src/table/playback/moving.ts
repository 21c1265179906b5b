// The code for animations, in the one file that is loaded when something first moves.
export { Effects } from "../board/fx";
export { after, beat, shownAfter } from "./motion";
