import { act, fireEvent } from '@testing-library/react';

/**
 * Gives a rendered shop its banners, whether they show anything or not: a visitor who scrolls has them at once. The
 * overlays import them, which takes the longer, the more modules the page has; the same import, asked for later, is done
 * later, and then what they have rendered is there with its effects.
 */
export async function bannersLoaded() {
  fireEvent.scroll(document);
  await act(() =>
    Promise.all([
      import('#app/shell/Banners.tsx'),
      import('#app/flags/startFlags.ts'),
      import('#app/metadata/describePage.ts'),
      import('#tracking/startTracking.ts'),
    ]),
  );
}
