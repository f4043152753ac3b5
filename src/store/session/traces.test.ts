import { expect, test } from 'vitest';
import { memoryStorage, memoryTab } from '#testing/fakeBrowser.ts';
import { hasTraces } from './traces.ts';

type Device = Parameters<typeof hasTraces>[0];

const blocked = () => {
  throw new DOMException('denied', 'SecurityError');
};

/** A device without a trace of a session, except for `change`. */
const device = (change: Partial<Device>): Device => ({
  tab: memoryTab(),
  storage: memoryStorage({ flags: '{}' }),
  cookies: () => 'pwa-geolocation=x; login_front_rollout_cookie=ligado',
  ...change,
});

test.each<[string, Partial<Device>, boolean]>([
  ['nothing', {}, false],
  ['no cookie', { cookies: () => '' }, false],
  ['the session cookie', { cookies: () => 'session-id=m1' }, true],
  ['the cookie of the customer behind others', { cookies: () => 'a=1; access_token=h1; b=2' }, true],
  ['cookies of similar names', { cookies: () => 'x-session-id=1; my_access_token=2; session-ids=3' }, false],
  ['a cookie that has such a name as its value', { cookies: () => 'a=session-id=1' }, false],
  ['a token', { tab: memoryTab({ token: 'm1\ntok-1' }) }, true],
  ['an empty token', { tab: memoryTab({ token: '' }) }, false],
  ['the choice not to stay', { storage: memoryStorage({ keep_session: '0' }) }, true],
  ['an empty choice', { storage: memoryStorage({ keep_session: '' }) }, false],
  ['a blocked storage', { storage: { getItem: blocked, setItem: blocked, removeItem: blocked } }, false],
  [
    'a blocked storage and a cookie',
    { storage: { getItem: blocked, setItem: blocked, removeItem: blocked }, cookies: () => 'session-id=m1' },
    true,
  ],
])('SESS-41, SESS-48: a device with %s: %s', async (_what, change, found) => {
  expect(await hasTraces(device(change))).toBe(found);
});

test('SESS-41: a device without storage has none', async () => {
  const { storage: _none, ...without } = device({});
  expect(await hasTraces(without)).toBe(false);
});
