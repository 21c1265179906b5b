// What only a table of places needs, as the one file that such a table waits for: see lazy-places.ts.
import { define } from "../emit";
import { RwPlaces } from "./rw-places";

export { placeSpotLabel } from "./label";
export { placeViewed } from "./viewed";

export function definePlaces(): void {
  define("rw-places", RwPlaces);
}
