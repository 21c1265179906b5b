// Waits until the browser has drawn, for work that can come after the frame.

/** Resolves when the next frame has been drawn; soon if the page is hidden, because then none is drawn. */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    // In a new task, so that the work is not a part of the frame.
    const after = (): void => void setTimeout(resolve);
    if (document.hidden) after();
    else requestAnimationFrame(after);
  });
