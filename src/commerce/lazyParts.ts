import { lazyPart } from '#ui/lazyPart.tsx';
import { afterPaint } from '#ui/timing/moments.ts';

/** The rows of products at the end of a screen, once their code has loaded. */
export const LazyShelves = lazyPart(() => import('#commerce/product/Shelves.tsx'), 'Shelves', afterPaint);

/** The foot of a screen, once its code has loaded. */
export const LazyFoot = lazyPart(() => import('#commerce/foot/Foot.tsx'), 'Foot', afterPaint);
