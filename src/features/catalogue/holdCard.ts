/** How long the card is held in its place, in ms: late pictures and texts of cards above it have come by then. */
const longest = 1500;

/** A card that has not moved for so many frames stays. */
const still = 12;

/** What a shopper does who wants to go on. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The card of a product in the list that is shown. */
export const cardOf = (sku: string) => document.querySelector<HTMLElement>(`[data-sku="${CSS.escape(sku)}"]`);

/**
 * Scrolls so that the top of a product's card stands `offset` px below that of the window, and holds it there until it
 * rests or the shopper moves (PLACE-01). Gives what ends it.
 */
export function holdCard(sku: string, offset: number): () => void {
  const end = new AbortController();
  const until = performance.now() + longest;
  let rested = 0;
  function hold() {
    if (end.signal.aborted) return;
    const card = cardOf(sku);
    const away = (card?.getBoundingClientRect().top ?? offset) - offset;
    if (Math.abs(away) >= 1) scrollBy({ top: away, behavior: 'instant' });
    rested = Math.abs(away) >= 1 ? 0 : rested + 1;
    if (card !== null && rested < still && performance.now() < until) requestAnimationFrame(hold);
  }
  for (const move of ownMoves)
    addEventListener(move, () => end.abort(), { signal: end.signal, passive: true });
  hold();
  requestAnimationFrame(hold);
  return () => end.abort();
}
