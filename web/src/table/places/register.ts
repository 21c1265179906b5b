// The code that only boards of places need, in the one file that such a board waits for: see lazy-places.ts.
import { define } from "../emit";
import { RwPlaces } from "./rw-places";

export { placeSpotLabel } from "./label";
export { placeViewed } from "./viewed";

export function definePlaces(): void {
  define("rw-places", RwPlaces);
}
