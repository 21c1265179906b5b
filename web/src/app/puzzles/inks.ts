// The colours of a picture of a Table within the page: those of its theme, whichever it is.
import type { Inks } from "../../embed/inks";

const mixed = (ink: string, share: number): string =>
  `color-mix(in oklab, var(${ink}) ${String(share)}%, var(--rw-tile))`;

export const THEMED: Inks = {
  paper: "var(--rw-surface)",
  tile: "var(--rw-tile)",
  line: "var(--rw-tile-line)",
  frame: "var(--rw-line-strong)",
  ruler: "var(--rw-ink-soft)",
  camp: "var(--rw-sunken)",
  plate: "var(--rw-plate)",
  onPlate: "var(--rw-on-plate)",
  owner: {
    p1: "var(--rw-p1)",
    p2: "var(--rw-p2)",
    p3: "var(--rw-p3)",
    p4: "var(--rw-p4)",
    neutral: "var(--rw-neutral)",
  },
  onOwner: {
    p1: "var(--rw-on-p1)",
    p2: "var(--rw-on-p2)",
    p3: "var(--rw-on-p3)",
    p4: "var(--rw-on-p4)",
    neutral: "var(--rw-on-neutral)",
  },
  ground: {
    wall: "var(--rw-stone)",
    pillar: "var(--rw-stone-light)",
    rough: "var(--rw-earth)",
    water: "var(--rw-water)",
    thicket: "var(--rw-leaf)",
    thorns: "var(--rw-thorn)",
    banner: "var(--rw-gold)",
    lava: "var(--rw-lava)",
    chasm: "var(--rw-sunken)",
    crag: "var(--rw-stone-light)",
    mud: "var(--rw-earth-deep)",
    ice: mixed("--rw-water", 45),
    breastwork: "var(--rw-earth)",
    sky: mixed("--rw-water", 75),
    monolith: "var(--rw-stone-light)",
    lair: "var(--rw-raised)",
    seal: mixed("--rw-gold", 30),
    door: "var(--rw-earth-deep)",
    "door-locked": "var(--rw-gold-deep)",
    "door-open": "var(--rw-raised)",
    bare: "var(--rw-tile)",
  },
};
