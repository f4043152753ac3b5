import { afterEach, expect, test, vi } from 'vitest';
import type { Persistence } from '#store/persistence/persistence.ts';
import { favouriteBackend } from '#testing/backend/favouriteDevice.ts';
import { startQueue } from './startQueue.ts';

const device = favouriteBackend();

const end = new AbortController();
afterEach(() => {
  end.abort();
  vi.unstubAllGlobals();
});

test('KEEP-02: a favourite of an earlier page is sent as soon as it is decided who visits', async () => {
  const first = await device('earlier start');
  first.network(false);
  await first.add('AN0107', 'Botín');
  const next = await device('next start', first.storage, false);
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  const { store, shop } = next;
  // What is persisted is never read here, so that nothing but the decision can start it.
  const persistence = { read: new Promise<void>(() => undefined) } as Persistence;
  startQueue({ store, shop, persistence, signal: end.signal });
  next.decide();
  await expect.poll(next.wishes).toEqual(['AN0107', 'ZP0001']);
  expect(next.sent()).toEqual(['POST AN0107']);
});
