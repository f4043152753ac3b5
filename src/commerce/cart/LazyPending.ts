import { lazyPart } from '#ui/lazyPart.tsx';

/** The list of queued changes. Screens that can queue a change load its code ahead of time. */
export const LazyPending = lazyPart(
  'pending',
  async () => (await import('./PendingChanges.tsx')).PendingChanges,
);
