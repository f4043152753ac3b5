import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Persistence } from '#store/persistence/persistence.ts';
import { favouriteBackend } from '#testing/backend/favouriteDevice.ts';
import { startQueue } from './startQueue.ts';

const device = favouriteBackend();

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['it is decided who visits', false],
  ['its tab gets the focus', true],
])('KEEP-02: a favourite of another page is sent as soon as %s', async (when, isDecided) => {
  const first = await device(`left before ${when}`);
  first.network(false);
  await first.add('AN0107', 'Botín');
  const next = await device(`sent when ${when}`, first.storage, isDecided);
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  const { store, shop } = next;
  // What is persisted is never read here, so that nothing else can start it.
  const persistence = { read: new Promise<void>(() => undefined) } as Persistence;
  const end = new AbortController();
  onTestFinished(() => end.abort());
  startQueue({ store, shop, persistence, signal: end.signal });
  if (isDecided) events.dispatchEvent(new Event('focus'));
  else next.decide();
  await expect.poll(next.wishes).toEqual(['AN0107', 'ZP0001']);
  expect(next.sent()).toEqual(['POST AN0107']);
});
