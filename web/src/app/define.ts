// What the page begins with: the app, what any screen may ask of it, and the shelf. All else is in define-screens.ts.
import { define } from "../table/emit";
import { RwApp } from "./app";
import { RwAnnouncer } from "./shell/announcer";
import { RwAsk } from "./shell/ask";
import { RwToasts } from "./shell/toasts";
import { RwShelf } from "./shelf";

export function defineApp(): void {
  define("rw-announcer", RwAnnouncer);
  define("rw-ask", RwAsk);
  define("rw-toasts", RwToasts);
  define("rw-shelf", RwShelf);
  define("rw-app", RwApp);
}
