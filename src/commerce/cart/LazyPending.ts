import { lazyPart } from '#ui/lazyPart.tsx';

/** The changes that wait for the network. Screens that make some load it ahead. */
export const LazyPending = lazyPart(
  'pending',
  async () => (await import('./PendingChanges.tsx')).PendingChanges,
);
