// What scripts import of this folder: see scripts/pages.mjs.
export { pictureFile, rulesOf } from "../rulebook/rules";
export { clausePath, picturePath, relative } from "../rulebook/addresses";
export { ICON, SHEET } from "./document";
export { filesOf } from "./pages";
export { pagesSheet } from "./sheet";
export { LANGS, siteOf } from "./site";
