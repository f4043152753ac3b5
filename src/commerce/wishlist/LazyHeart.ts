import { lazyPart } from '#ui/lazyPart.tsx';
import { afterPaint } from '#ui/timing/moments.ts';

/** The heart of a product, lazy; the element around it reserves its space. */
export const LazyHeart = lazyPart('heart', async () => (await import('./Heart.tsx')).Heart, afterPaint);
