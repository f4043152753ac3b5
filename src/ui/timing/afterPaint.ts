/** Runs work after the next paint, so that the response to an input is visible first. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => {
    setTimeout(work);
  });
}
