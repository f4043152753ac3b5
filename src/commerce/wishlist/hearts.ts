/** What hearts need, and the undo of a removal, in one chunk. */
export { Heart } from './Heart.tsx';
export { wishlistActions } from './wishlistActions.ts';
