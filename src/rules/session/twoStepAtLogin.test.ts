import { describe, expect, test } from 'vitest';
import { loginStep, opensSession } from './twoStepAtLogin.ts';

const opened = { token: 'tok-140', customer: { idCustomer: '140', id_hash: 'h-140' } };

const marks = (isEnabled: boolean, isActive: boolean) => ({
  two_step_auth_enable: isEnabled,
  two_step_auth_device_active: isActive,
});

test.each([
  ['TFA-02', false, true, false, 'complete'],
  ['TFA-02', false, true, true, 'complete'],
  ['TFA-02', false, false, false, 'complete'],
  ['TFA-04', true, false, false, 'complete'],
  ['TFA-04', true, false, true, 'complete'],
  ['TFA-11', true, true, true, 'complete'],
  ['TFA-04', true, true, false, 'code'],
] as const)(
  '%s: offered %s, enabled %s, device active %s: the login is or needs %s',
  (_id, offered, isEnabled, isActive, step) => {
    expect(loginStep({ ...opened, ...marks(isEnabled, isActive) }, offered)).toBe(step);
  },
);

describe.each([
  ['the token', { ...opened, token: '' }],
  ['the hash', { ...opened, customer: { ...opened.customer, id_hash: '' } }],
  ['the customer', { ...opened, customer: { ...opened.customer, idCustomer: '' } }],
])('an answer without %s', (_what, answer) => {
  test.each([
    [false, true, false],
    [true, false, false],
    [true, true, true],
  ])('SESS-16: logs nobody in (offered %s)', (offered, isEnabled, isActive) => {
    expect(opensSession(answer)).toBe(false);
    expect(loginStep({ ...answer, ...marks(isEnabled, isActive) }, offered)).toBe('failed');
  });

  test('TFA-04: may need the code first', () => {
    expect(loginStep({ ...answer, ...marks(true, false) }, true)).toBe('code');
  });
});
