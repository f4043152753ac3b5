/** How long the position is corrected, in ms: pictures and texts above the card have loaded by then. */
const longest = 1500;

/** Number of frames without movement after which the position is final. */
const still = 12;

/** User input that ends the restoration. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The card of a product in the current list. */
export const cardOf = (sku: string) => document.querySelector<HTMLElement>(`[data-sku="${CSS.escape(sku)}"]`);

/**
 * Scrolls so that the top of a product's card is `offset` px below that of the viewport, and corrects the position until
 * the layout is stable or the shopper interacts (PLACE-01). Returns a function that ends it.
 */
export function restoreCard(sku: string, offset: number): () => void {
  const end = new AbortController();
  const until = performance.now() + longest;
  let rested = 0;
  function correct() {
    if (end.signal.aborted) return;
    const card = cardOf(sku);
    const away = (card?.getBoundingClientRect().top ?? offset) - offset;
    if (Math.abs(away) >= 1) scrollBy({ top: away, behavior: 'instant' });
    rested = Math.abs(away) >= 1 ? 0 : rested + 1;
    if (card !== null && rested < still && performance.now() < until) requestAnimationFrame(correct);
  }
  for (const move of ownMoves)
    addEventListener(move, () => end.abort(), { signal: end.signal, passive: true });
  correct();
  requestAnimationFrame(correct);
  return () => end.abort();
}
