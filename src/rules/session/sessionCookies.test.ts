import { expect, test } from 'vitest';
import { loginCookies, parseKeepSession, readSession, removedCookies } from './sessionCookies.ts';

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
