import { expect, test } from 'vitest';
import { hashCookie } from '#api/catalogue/legacyCatalogue.ts';
import { formulaCookie } from '#rules/catalogue/sortingFormula.ts';
import { cityRegionCookieOf } from '#rules/delivery/cities.ts';
import {
  loginCookies,
  loginFront,
  loginFrontCookie,
  otherSession,
  parseKeepSession,
  readSession,
  removedCookies,
  rolloutField,
  type SessionCopy,
} from './sessionCookies.ts';

const login = { marker: 'm1', hash: 'h1' };

test.each([
  ['0', 'session-id=m1; Max-Age=86400; Path=/; SameSite=Lax'],
  ['1', 'session-id=m1; Max-Age=604800; Path=/; SameSite=Lax'],
] as const)('SESS-18, SESS-19, SESS-20: with keep-session %s', (keepSession, session) => {
  expect(loginCookies({ ...login, keepSession }, false)).toEqual([
    session,
    'access_token=h1; Max-Age=604800; Path=/; SameSite=Lax',
  ]);
});

const loginAt = Date.parse('2024-03-05T14:07:00Z');
const endOf = (cookie: string) => {
  const [, seconds] = /Max-Age=(\d+)/.exec(cookie) ?? [];
  return new Date(loginAt + Number(seconds) * 1000).toISOString().replace('.000', '');
};

test.each([
  ['0', '2024-03-06T14:07:00Z', '2024-03-12T14:07:00Z'],
  ['1', '2024-03-12T14:07:00Z', '2024-03-12T14:07:00Z'],
] as const)('SESS-22: with keep-session %s until %s and %s', (keepSession, ...ends) => {
  expect(loginCookies({ ...login, keepSession }, true).map(endOf)).toEqual(ends);
});

test('SESS-23: on https they are secure', () => {
  const cookies = [...loginCookies({ ...login, keepSession: '1' }, true), ...removedCookies(true)];
  expect(cookies.filter((cookie) => !cookie.endsWith('; Path=/; SameSite=Lax; Secure'))).toEqual([]);
});

test('SESS-43, SESS-44: the end of the session removes its two cookies', () => {
  expect(removedCookies(false)).toEqual([
    'session-id=; Max-Age=0; Path=/; SameSite=Lax',
    'access_token=; Max-Age=0; Path=/; SameSite=Lax',
  ]);
});

test.each([
  ['session-id=m1; access_token=h1', { lives: true, hash: 'h1' }],
  ['custom_filter_sorting=f1; access_token=h%201; session-id=m1', { lives: true, hash: 'h 1' }],
  ['access_token=h1', { lives: false, hash: 'h1' }],
  ['session-id=m1', { lives: true, hash: undefined }],
  ['session-id=; access_token=', { lives: false, hash: undefined }],
  ['x-session-id=m1; my_access_token=h1', { lives: false, hash: undefined }],
  ['', { lives: false, hash: undefined }],
])('SESS-22, SESS-48: the session in %j', (cookies, session) => {
  expect(readSession(cookies)).toEqual(session);
});

test.each([
  ['0', '0'],
  ['1', '1'],
  ['', undefined],
  ['true', undefined],
  ['10', undefined],
  [null, undefined],
  [undefined, undefined],
])('SESS-41: %j in storage is the choice %j', (text, choice) => {
  expect(parseKeepSession(text)).toBe(choice);
});

const guest = (endedSessions: number): SessionCopy => ({ loggedIn: false, endedSessions });
const customer = (idCustomer: string, endedSessions: number): SessionCopy => ({
  loggedIn: true,
  idCustomer,
  endedSessions,
});

test.each<[string, SessionCopy, SessionCopy | undefined, SessionCopy | undefined, string]>([
  ['a guest in both', guest(0), guest(0), guest(0), 'same'],
  ['nothing from the other', customer('1', 2), undefined, undefined, 'same'],
  ['a guest, of whom nothing was known', guest(0), undefined, guest(0), 'same'],
  ['a login in the other, of which nothing was known', guest(0), undefined, customer('1', 0), 'same'],
  ['the same customer in both', customer('1', 2), customer('1', 2), customer('1', 2), 'same'],
  ['a login in the other', guest(2), guest(2), customer('1', 2), 'same'],
  ['a login here', customer('1', 2), guest(2), guest(2), 'same'],
  ['a logout in the other', customer('1', 2), customer('1', 2), guest(3), 'newer'],
  ['a logout in the other, of which nothing was known', customer('1', 2), undefined, guest(3), 'newer'],
  ['another customer after a logout', customer('1', 2), customer('1', 2), customer('2', 3), 'newer'],
  ['the same customer after a logout', customer('1', 2), customer('1', 2), customer('1', 3), 'newer'],
  ['a logout here', guest(3), customer('1', 2), customer('1', 2), 'ended'],
  ['a switch of customer here', customer('2', 3), customer('1', 2), customer('1', 2), 'ended'],
  ['a logout in both', guest(3), customer('1', 2), guest(3), 'newer'],
  ['a logout in both, and a login in the other', guest(3), customer('1', 2), customer('2', 3), 'newer'],
  ['two customers that logged in at once', customer('1', 0), guest(0), customer('2', 0), 'newer'],
])('SESS-43, STATE-14: the copy of another tab: %s', (_case, own, known, other, relation) => {
  expect(otherSession(own, known, other)).toBe(relation);
});

test.each([
  ['FLAG-12', false, false, 'desligado', {}],
  ['FLAG-12, FLAG-13', false, true, 'desligado', {}],
  ['FLAG-12, FLAG-14', true, false, 'desligado', {}],
  ['FLAG-12, FLAG-14', true, true, 'ligado', { rollout: 'ligado' }],
] as const)('%s: hash flag %s and rollout flag %s: %s', (_ids, hash, rollout, front, sent) => {
  const flags = { hash_login_front: hash, rollout_login_front: rollout };
  expect(loginFront(flags)).toBe(front);
  expect(rolloutField(loginFront(flags))).toEqual(sent);
});

test.each([
  ['ligado', false, 'login_front_rollout_cookie=ligado; Max-Age=259200; Path=/; SameSite=Lax'],
  ['desligado', true, 'login_front_rollout_cookie=desligado; Max-Age=259200; Path=/; SameSite=Lax; Secure'],
] as const)('FLAG-14, SESS-22: the cookie of %s, on https %s', (front, secure, cookie) => {
  expect(loginFrontCookie(front, secure)).toBe(cookie);
});

test('SESS-21, SESS-22: the names of all cookies, and how long those live that the shop writes', () => {
  const written = [
    ...loginCookies({ marker: 'm1', hash: 'h1', keepSession: '0' }, true),
    loginFrontCookie('ligado', true),
    cityRegionCookieOf({ region: '5', city: '120' }, true),
    formulaCookie('f1', 'https://tienda.example'),
  ];
  expect(written.map((cookie) => /^([^=]+)=[^;]+; Max-Age=(\d+);/.exec(cookie)?.slice(1))).toEqual([
    ['session-id', '86400'],
    ['access_token', '604800'],
    ['login_front_rollout_cookie', '259200'],
    ['pwa-geolocation', '604800'],
    ['custom_filter_sorting', '86400'],
  ]);
  // It is only read.
  expect(hashCookie).toBe('hash_configuration');
});
