// look.js, for pages without the app: the reader's theme and size of text, as the app has kept them, before the first drawing.
import { dress, settings } from "../app/settings";

dress(settings.value);
for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"])
  matchMedia(query).addEventListener("change", () => {
    dress(settings.value);
  });
