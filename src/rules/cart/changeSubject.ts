import type { QueuedChange } from '#schemas/syncQueue.ts';

/** Whether a change is of the wishlist. */
export const isFavourite = ({ kind }: Pick<QueuedChange, 'kind'>): boolean => kind === 'favourite';

/** The subject of a change: an item of the cart, or a favourite. */
export const subjectOf = (change: Pick<QueuedChange, 'kind' | 'item'>): string =>
  // Stryker disable next-line StringLiteral: the two kinds only need to differ
  `${isFavourite(change) ? 'favourite' : 'item'} ${change.item}`;
