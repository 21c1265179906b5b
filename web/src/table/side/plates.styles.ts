// The shapes of the numbers of a card, which tell them apart without colour. Each comes after the style of its plate.
import { css } from "lit";

export const plateShapes = css`
  /* A blade is cut off at its corners, a drop is round. */
  .blade {
    border-radius: 0;
    clip-path: polygon(0.4rem 0, 100% 0, 100% calc(100% - 0.4rem), calc(100% - 0.4rem) 100%, 0 100%, 0 0.4rem);
  }
  .drop {
    border-radius: 1rem;
  }
  /* An arrow's head, and a shield. */
  .arrow {
    border-radius: 0;
    padding-inline-end: 0.5rem;
    clip-path: polygon(0 0, calc(100% - 0.45rem) 0, 100% 50%, calc(100% - 0.45rem) 100%, 0 100%);
  }
  .shield {
    border-radius: 0 0 0.9rem 0.9rem;
  }
`;
