import type { RefCallback } from 'react';

/**
 * The `ref` of an element that may go while it, or something in it, has the focus: the focus is given to what `find`
 * finds in view of the element (REACH-01).
 */
export const leaveFocus =
  <Gone extends HTMLElement>(find: (gone: Gone) => HTMLElement | null | undefined): RefCallback<Gone> =>
  (gone) =>
  () => {
    if (gone?.contains(document.activeElement)) find(gone)?.focus({ preventScroll: true });
  };
