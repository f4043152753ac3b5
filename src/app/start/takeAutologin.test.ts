import { expect, test } from 'vitest';
import { takeAutologin } from './takeAutologin.ts';

test('SESS-38: the login of the address is taken once, and is nowhere after it', () => {
  const asked = { hash: 'h-1', emptyCart: false };
  globalThis.autologin = asked;
  expect(takeAutologin()).toBe(asked);
  expect(takeAutologin()).toBeUndefined();
  expect(globalThis.autologin).toBeUndefined();
});
