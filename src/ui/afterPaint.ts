/** Does some work once the page has drawn what stands already: the answer to a finger comes first. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => {
    setTimeout(work);
  });
}
