// What a playback is shown with, as the one file that is fetched when something first moves.
export { Effects } from "./board/fx";
export { after, beat, shownAfter } from "./motion";
