import { lazyPart } from '#ui/lazyPart.tsx';
import { whenIdle } from '#ui/timing/moments.ts';

/** `ConfirmSheet`, loaded when the page is idle: it opens without network too. */
export const AskFirst = lazyPart(
  'confirm',
  async () => (await import('./ConfirmSheet.tsx')).ConfirmSheet,
  whenIdle,
);
