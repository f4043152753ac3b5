import { expect, test } from 'vitest';
import type { TabStorage } from '#api/transport/ports.ts';
import { memoryStorage } from '#testing/fakeBrowser.ts';
import { credentials } from './credentials.ts';
import { readToken } from './customer.ts';
import { exchangeBankKey } from './traces.ts';

/** A browser: cookies with their lifetimes, local and session storage. */
function browser(origin = 'https://tienda.example', { isBlocked = false } = {}) {
  const jar = new Map<string, string>();
  const written: string[] = [];
  const storage = memoryStorage({ flags: '{}' });
  const tabTexts: Record<string, string> = {};
  const tab: TabStorage = {
    getItem: (key) => tabTexts[key] ?? null,
    setItem: (key, text) => {
      tabTexts[key] = text;
    },
    removeItem: (key) => {
      delete tabTexts[key];
    },
  };
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const ports = {
    tab,
    storage: isBlocked ? { getItem: refuse, setItem: refuse, removeItem: refuse } : storage,
    cookies: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    setCookie(cookie: string) {
      written.push(cookie);
      const [pair = ''] = cookie.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (cookie.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
    origin,
    random: () => 0.5,
  };
  return { jar, written, storage, tab, tabTexts, own: credentials(ports) };
}

const login = { token: 'tok-1', hash: 'h-1', keepSession: '1' } as const;

test('SESS-16, SESS-17, SESS-41: the token is in session storage only, the choice in local storage', async () => {
  const { own, tabTexts, storage, jar, tab } = browser();
  await own.store(login);
  expect(tabTexts).toEqual({ token: `${jar.get('session-id')}\ntok-1` });
  expect(readToken(tab)()).toBe('tok-1');
  expect(storage.texts).toEqual({ flags: '{}', keep_session: '1' });
  expect(JSON.stringify([...jar])).not.toContain('tok-1');
});

test.each([
  ['1', 604_800],
  ['0', 86_400],
] as const)(
  'SESS-18, SESS-19, SESS-20: the cookies of a login with keep_session %s',
  async (keepSession, life) => {
    const { own, written } = browser();
    await own.store({ ...login, keepSession });
    expect(written).toEqual([
      `session-id=88888888-8888-4888-a888-888888888888; Max-Age=${life}; Path=/; SameSite=Lax; Secure`,
      'access_token=h-1; Max-Age=604800; Path=/; SameSite=Lax; Secure',
    ]);
  },
);

test('SESS-23: a page that is not served by https has cookies too', async () => {
  const { own, written } = browser('http://localhost:4173');
  await own.store(login);
  expect(written.join(' ')).not.toContain('Secure');
});

test('SESS-43, SESS-44: what a logout removes, and what stays', async () => {
  const { own, jar, storage, tabTexts } = browser();
  jar.set('pwa-geolocation', 'x').set('custom_filter_sorting', 'y');
  await own.store(login);
  await own.remove();
  expect([...jar.keys()]).toEqual(['pwa-geolocation', 'custom_filter_sorting']);
  expect(storage.texts).toEqual({ flags: '{}' });
  expect(tabTexts).toEqual({});
});

test('SESS-17, SESS-48: what the start of the shop finds', async () => {
  const { own } = browser();
  expect(await own.stored()).toEqual({
    lives: false,
    hash: undefined,
    keepSession: undefined,
    hasToken: false,
  });
  await own.store(login);
  expect(await own.stored()).toEqual({ lives: true, hash: 'h-1', keepSession: '1', hasToken: true });
  own.removeToken();
  expect(await own.stored()).toEqual({ lives: true, hash: 'h-1', keepSession: '1', hasToken: false });
});

test('SESS-41: with local storage blocked the session lasts as long as the page, and nothing throws', async () => {
  const { own, tab } = browser('https://tienda.example', { isBlocked: true });
  await own.store(login);
  expect(readToken(tab)()).toBe('tok-1');
  expect(await own.stored()).toMatchObject({ keepSession: undefined, hasToken: true });
  await own.remove();
  expect(readToken(tab)()).toBeUndefined();
});

test('SESS-17: the tabs of a session have one marker, and a token of an ended session is none', async () => {
  const { own, jar, tab } = browser();
  jar.set('session-id', 'm-1').set('access_token', 'h-1');
  await own.store(login);
  expect(jar.get('session-id')).toBe('m-1');
  expect((await own.stored()).hasToken).toBe(true);
  jar.set('session-id', 'm-2');
  expect((await own.stored()).hasToken).toBe(false);
  expect(readToken(tab)()).toBe('tok-1');
  await own.store({ ...login, hash: 'h-2' });
  expect(jar.get('session-id')).not.toBe('m-2');
});

test('SESS-17: where cookies are blocked the token of the page counts', async () => {
  const { own, jar } = browser();
  await own.store(login);
  jar.clear();
  expect((await own.stored()).hasToken).toBe(true);
});

test('STATE-14, EXCH-07: bank data of an exchange are gone with the token, and when somebody else signs in', async () => {
  const { own, tab } = browser();
  const type = () => tab.setItem(exchangeBankKey, '{"cbu":"2850590940090418135201"}');
  await own.store(login);
  type();
  await own.store({ ...login, token: 'tok-2' });
  expect(tab.getItem(exchangeBankKey)).not.toBeNull();
  await own.store({ ...login, hash: 'h-2' });
  expect(tab.getItem(exchangeBankKey)).toBeNull();
  type();
  own.removeToken();
  expect(tab.getItem(exchangeBankKey)).toBeNull();
});
