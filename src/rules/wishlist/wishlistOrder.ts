import type { Wishlist } from '#schemas/wishlist.ts';

/**
 * The order of a wishlist on this device after an answer: what was known keeps its place, also if the answer does not
 * have it, so that an undone removal is where it was (KEEP-01); what is new comes at the end.
 */
export const orderAfter = (known: readonly string[], answer: Wishlist): string[] => [
  ...known,
  ...Object.keys(answer).filter((sku) => !known.includes(sku)),
];
