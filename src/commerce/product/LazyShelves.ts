import { lazyPart } from '#ui/lazyPart.tsx';
import { afterPaint } from '#ui/timing/moments.ts';

/** The rows of products at the end of a screen, once their code has loaded. */
export const LazyShelves = lazyPart(
  'shelves',
  async () => (await import('./Shelves.tsx')).Shelves,
  afterPaint,
);
