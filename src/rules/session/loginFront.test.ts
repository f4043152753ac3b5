import { expect, test } from 'vitest';
import { loginFront, loginFrontCookie, rolloutField } from './loginFront.ts';

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
