/** Until the browser has shown what has been changed; in a tab that nobody looks at, until somebody does. */
export function waitForNextPaint(): Promise<void> {
  return new Promise((resolve) => {
    // The frame that begins is drawn before the task after it.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
