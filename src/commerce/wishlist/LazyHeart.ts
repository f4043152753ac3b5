import { lazyPart } from '#ui/lazyPart.tsx';
import { afterPaint } from '#ui/timing/moments.ts';

/** The heart of a product, once its code has loaded; its place is reserved by what it stands on. */
export const LazyHeart = lazyPart(() => import('./Heart.tsx'), 'Heart', afterPaint);
