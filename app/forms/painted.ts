/** A page that is hidden draws nothing. */
const HIDDEN_MS = 100;

/** Resolves once the next picture is on the screen: what a press shows by itself comes before what it costs. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, HIDDEN_MS);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });
}
