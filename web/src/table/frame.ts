// When the browser has drawn: what a reader does not wait for is put off until then.

/** Resolves once the frame that is being made has been drawn; soon, where nobody looks and none is made. */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    // A task of its own: what waits for a frame must not become part of it.
    const after = (): void => void setTimeout(resolve);
    if (document.hidden) after();
    else requestAnimationFrame(after);
  });
