/** A seed nobody has had before, for those who bring none. */
export const newSeed = (): string => String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 1);
