// What scripts import of this folder: see scripts/lib/rules.mjs.
export { boardOf } from "./board";
export { ordersOf } from "./orders";
export { clausesIn, proseHtml } from "./prose";
export { pictureFile, rulesOf } from "./rules";
