import { lazyPart } from '#ui/lazyPart.tsx';
import { afterPaint } from '#ui/timing/moments.ts';

/** The foot of a screen, once its code has loaded. */
export const LazyFoot = lazyPart('foot', async () => (await import('./Foot.tsx')).Foot, afterPaint);
