import { lazyPart } from '#ui/lazyPart.tsx';
import { whenIdle } from '#ui/timing/moments.ts';

/** `Annulment`, loaded when the page is idle: it opens without network too. */
export const LazyAnnulment = lazyPart(
  'annulment',
  async () => (await import('./Annulment.tsx')).Annulment,
  whenIdle,
);
