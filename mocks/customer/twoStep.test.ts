import { describe, expect, test } from 'vitest';
import type { ReplyOf } from '#schemas/endpoint.ts';
import type { login } from '#schemas/customer.ts';
import type { enableTwoStep, isTwoStepActive, validateTwoStep } from '#schemas/twoStep.ts';
import { emailOf } from '#fixtures/people/person.ts';
import { browser, otherBrowser, signInAs, visit, visitAs } from '#mocks/visit.ts';

type SignedIn = ReplyOf<typeof login>;
type Validated = ReplyOf<typeof validateTwoStep>;
type Sent = ReplyOf<typeof enableTwoStep>;

const minutes = 60_000;
const invalidCode = { error: true, message: 'Invalid code.' };
const tokenNotFound = { error: true, message: 'Requested token not found.' };
const notRegistered = { error: true, message: 'Email not registered.' };
const done = { error: false, message: '' };

/** A visitor whose sign in waits for a code. */
async function waiting(fingerprint?: string) {
  const visitor = await visit('two steps');
  const { customer } = await signInAs(visitor, 'segura', fingerprint);
  const token = customer.two_step_auth_data?.token ?? '';
  const enter = (code: string, more: Record<string, string> = {}, from = fingerprint) =>
    visitor.post<Validated>('validatetwoauth', { token, email: emailOf('segura'), code, ...more }, from);
  return { ...visitor, customer, token, enter };
}

describe('a sign in with two steps', () => {
  test('TFA-04, API-64: is answered without a token, and with one for the code', async () => {
    const { customer, db } = await waiting();
    expect(customer).toMatchObject({
      token: '',
      two_step_auth_enable: true,
      two_step_auth_device_active: false,
    });
    expect(customer.two_step_auth_data).toEqual({
      fingerprint: browser,
      token: expect.stringMatching(/\w/) as string,
    });
    expect(db.tokens.list()).toEqual([]);
  });

  test('TFA-04, API-66: with the hash too', async () => {
    const { post, customer } = await waiting();
    const reply = await post<SignedIn>('login', { hash: customer.id_hash });
    expect([reply.customer.token, reply.customer.two_step_auth_data?.fingerprint]).toEqual(['', browser]);
  });

  test('TFA-10, API-91: the code 1234 completes it, and this browser needs none from then on', async () => {
    const visitor = await waiting();
    const { customer } = await visitor.enter('1234');
    expect(customer).toMatchObject({ two_step_auth_device_active: true, two_step_auth_data: null });
    expect(await visitor.post('info', { token: customer?.token ?? '' })).toMatchObject({ error: false });
    expect((await signInAs(visitor, 'segura')).customer.token).toMatch(/\w/);
    expect((await signInAs(visitor, 'segura', otherBrowser)).customer.token).toBe('');
  });

  test.each(['', '1235', '12345', ' 1234', '１２３４'])(
    'API-91: the code %j is refused, and 1234 still accepted',
    async (code) => {
      const { enter } = await waiting();
      expect(await enter(code)).toEqual(invalidCode);
      expect(await enter('1234')).toMatchObject(done);
    },
  );

  test('API-91: a code is accepted for ten minutes, and once', async () => {
    const early = await waiting();
    early.pass(10 * minutes - 1);
    expect(await early.enter('1234')).toMatchObject(done);
    expect(await early.enter('1234')).toEqual(invalidCode);
    const late = await waiting();
    late.pass(10 * minutes);
    expect(await late.enter('1234')).toEqual(invalidCode);
  });

  test('API-91: of two who enter a code at once, one is accepted', async () => {
    const { enter, db } = await waiting();
    const errors = (await Promise.all([enter('1234'), enter('1234')])).map(({ error }) => error as boolean);
    expect(errors.filter((error) => error).length).toBe(1);
    expect(db.tokens.list().length).toBe(1);
  });

  test('API-91: a code is not accepted from another browser, or with another e-mail or token', async () => {
    const { enter } = await waiting();
    expect(await enter('1234', {}, otherBrowser)).toEqual(invalidCode);
    expect(await enter('1234', { email: emailOf('ana') })).toEqual(notRegistered);
    expect(await enter('1234', { token: '2fa-1' })).toEqual(tokenNotFound);
  });

  test('API-91: a code that was sent again is accepted for ten minutes more, until the sign in is complete', async () => {
    const { enter, pass, post, token } = await waiting();
    const again = () => post<Sent>('enabletwoauth', { token, email: emailOf('segura') });
    pass(10 * minutes);
    expect((await again()).data).toEqual({ email: 's***@vidriera.example', expires: '2026-03-02 12:20:00' });
    expect(await enter('1234')).toMatchObject(done);
    expect(await again()).toEqual(tokenNotFound);
  });

  test('API-91: the token for the code is no other token', async () => {
    const { post, token } = await waiting();
    for (const path of ['info', 'getdevices', 'disabletwoauth', 'isactivetwoauth'])
      expect(await post(path, { token, email: emailOf('segura') })).toEqual(tokenNotFound);
    expect(await post('deletedevice', { token, id: '51' })).toEqual(tokenNotFound);
  });
});

describe('two-step authentication', () => {
  const isActive = async ({ ask }: Awaited<ReturnType<typeof visitAs>>) =>
    (await ask<ReplyOf<typeof isTwoStepActive>>('isactivetwoauth')).is_active;

  test('API-88, API-91: is on once the code was entered, and this browser is a device', async () => {
    const visitor = await visitAs('ana');
    const { data } = await visitor.ask<Sent>('enabletwoauth');
    expect(data).toEqual({ email: 'a***@vidriera.example', expires: '2026-03-02 12:10:00' });
    expect(await isActive(visitor)).toBe(false);
    expect(await visitor.ask('validatetwoauth', { code: '1234' })).toEqual({ ...done, customer: null });
    expect(await isActive(visitor)).toBe(true);
    expect((await signInAs(visitor, 'ana')).customer.two_step_auth_device_active).toBe(true);
    expect((await signInAs(visitor, 'ana', otherBrowser)).customer.token).toBe('');
  });

  test('API-91: is not turned on by a code that was not requested, is wrong, or is entered again', async () => {
    const visitor = await visitAs('ana');
    const enter = (code: string) => visitor.ask('validatetwoauth', { code });
    expect(await enter('1234')).toEqual(invalidCode);
    await visitor.ask('enabletwoauth');
    expect(await enter('4321')).toEqual(invalidCode);
    expect(await enter('1234')).toMatchObject(done);
    expect(await visitor.ask('disabletwoauth')).toEqual(done);
    expect(await enter('1234')).toEqual(invalidCode);
    expect(await isActive(visitor)).toBe(false);
  });

  test('API-91: can be turned on again with a new code', async () => {
    const visitor = await visitAs('ana');
    for (let times = 0; times < 2; times += 1) {
      await visitor.ask('enabletwoauth');
      expect(await visitor.ask('validatetwoauth', { code: '1234' })).toMatchObject(done);
    }
    expect(visitor.db.devices.list({ where: (row) => row.fingerprint === browser }).length).toBe(1);
  });

  test('API-91: is turned off for its customer alone, who then needs no code anywhere', async () => {
    const visitor = await visitAs('confiada');
    expect(await visitor.ask('disabletwoauth')).toEqual(done);
    expect((await signInAs(visitor, 'confiada', otherBrowser)).customer.two_step_auth_enable).toBe(false);
    expect((await signInAs(visitor, 'segura')).customer.two_step_auth_enable).toBe(true);
  });

  test('API-91: a code is not accepted with a token that has expired', async () => {
    const visitor = await visitAs('ana');
    visitor.pass(24 * 60 * minutes - 1);
    await visitor.ask('enabletwoauth');
    visitor.pass(1);
    expect(await visitor.ask('validatetwoauth', { code: '1234' })).toEqual(tokenNotFound);
    expect(await visitor.ask('enabletwoauth')).toEqual(tokenNotFound);
  });

  test.each(['isactivetwoauth', 'getdevices', 'enabletwoauth', 'disabletwoauth'])(
    'API-88, API-89, API-91: %s with the e-mail of another is refused',
    async (path) => {
      const { ask, db } = await visitAs('ana');
      expect(await ask(path, { email: emailOf('confiada') })).toEqual(notRegistered);
      expect(db.codes.list()).toEqual([]);
    },
  );
});
