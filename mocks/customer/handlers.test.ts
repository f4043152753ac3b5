import { describe, expect, test } from 'vitest';
import type { CountryCode } from '#countries/country.ts';
import { emailOf, personaNames } from '#fixtures/people/person.ts';
import { databaseOf } from '#mocks/database.ts';
import { signInAs, type Visit, visit, visitAs } from '#mocks/visit.ts';
import type { editCustomer, getCustomer, login } from '#schemas/customer.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';

type SignedIn = ReplyOf<typeof login>;

const day = 86_400_000;
const password = 'Vidriera1';
const tokenNotFound = { error: true, message: 'Requested token not found.' };
const hashNotFound = { error: true, message: 'Autologin hash not found.' };
const wrongPassword = { error: true, message: 'Required username and password' };
const notRegistered = { error: true, message: 'Email not registered.' };

const countries: CountryCode[] = ['ar', 'cl', 'co', 'br'];
const signIn = (visitor: Visit, name = 'ana') => signInAs(visitor, name);

describe('the personas', () => {
  test.each(countries.flatMap((country) => personaNames.map((name) => [name, country] as const)))(
    'API-64: %s signs in in %s',
    async (name, country) => {
      const { error, customer } = await signIn(await visit('personas', country), name);
      const awaited = name === 'segura';
      expect([error, customer.email]).toEqual([false, `${name}@vidriera.example`]);
      expect([customer.token !== '', customer.two_step_auth_data === null]).toEqual([!awaited, !awaited]);
      expect(customer.two_step_auth_enable).toBe(name === 'segura' || name === 'confiada');
    },
  );

  test('API-64: one has bought already, and one has not', async () => {
    const visitor = await visit('orders');
    expect((await signIn(visitor, 'ana')).customer.visitor_has_orders).toBe(true);
    expect((await signIn(visitor, 'nueva')).customer.visitor_has_orders).toBe(false);
  });

  test('are not the only customers, and no two have the same id, e-mail or hash', async () => {
    const rows = (await Promise.all(countries.map((country) => visit('people', country)))).flatMap(({ db }) =>
      db.customers.list(),
    );
    expect(rows.length).toBe(48);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(48);
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(48);
  });
});

describe('sign in', () => {
  test.each([
    ['', password, wrongPassword],
    ['ana@vidriera.example', '', wrongPassword],
    ['ana@vidriera.example', 'vidriera1', wrongPassword],
    ['nadie@vidriera.example', password, notRegistered],
    ['ana', password, notRegistered],
  ])('API-64: %j with %j is refused', async (username, given, refusal) => {
    const { post, db } = await visit('refused');
    expect(await post('login', { username, password: given })).toEqual(refusal);
    expect(db.tokens.list()).toEqual([]);
  });

  test('API-64: an e-mail is the same in capitals and with spaces around it', async () => {
    const { post } = await visit('capitals');
    const reply = await post<SignedIn>('login', { username: ' Ana@Vidriera.Example ', password });
    expect(reply.customer.email).toBe('ana@vidriera.example');
  });

  test('API-64: each sign in has a token of its own', async () => {
    const visitor = await visit('tokens');
    const [one, two] = [await signIn(visitor), await signIn(visitor)];
    expect(one.customer.token).not.toBe(two.customer.token);
    const { db } = visitor;
    expect(db.tokens.list().map(({ token }) => token)).toEqual([one.customer.token, two.customer.token]);
  });
});

describe('a token', () => {
  const info = ({ post }: Visit, token: string) => post<ReplyOf<typeof getCustomer>>('info', { token });

  test('API-73: is valid for a day, and then no more', async () => {
    const visitor = await visit('expiry');
    const { token } = (await signIn(visitor)).customer;
    visitor.pass(day - 1);
    expect((await info(visitor, token)).customer.email).toBe('ana@vidriera.example');
    visitor.pass(1);
    expect(await info(visitor, token)).toEqual(tokenNotFound);
  });

  test.each(['', 'tok-140', '__proto__'])('API-73: %j, which is unknown, is refused', async (token) => {
    expect(await info(await visit('unknown'), token)).toEqual(tokenNotFound);
  });

  test('API-73: is that of its customer, and of no other visitor', async () => {
    const visitor = await visit('two customers');
    const [ana, nueva] = [await signIn(visitor, 'ana'), await signIn(visitor, 'nueva')];
    expect((await info(visitor, ana.customer.token)).customer.email).toBe('ana@vidriera.example');
    expect((await info(visitor, nueva.customer.token)).customer.email).toBe('nueva@vidriera.example');
    expect(await info(await visit('another visitor'), ana.customer.token)).toEqual(tokenNotFound);
  });

  test.each(['ar', 'cl', 'co', 'br'] as const)(
    'API-73, API-86: in %s it reads a bank account, and null if none is known',
    async (country) => {
      const visitor = await visit('bank', country);
      const account = (await info(visitor, (await signIn(visitor)).customer.token)).customer.bank_data;
      expect(Object.keys(account ?? {})).toContain(
        { ar: 'cbu', cl: 'rut', co: 'account_number', br: 'account_number' }[country],
      );
      const { token } = (await signIn(visitor, 'nueva')).customer;
      expect((await info(visitor, token)).customer.bank_data).toBeNull();
    },
  );

  test('API-73: says whether the browser that signed in is known', async () => {
    const visitor = await visit('marks');
    const { token } = (await signIn(visitor, 'confiada')).customer;
    const marks = { two_step_auth_enable: true, two_step_auth_device_active: true };
    expect((await info(visitor, token)).customer).toMatchObject(marks);
  });
});

describe('the hash', () => {
  const withHash = ({ post }: Visit, hash: string) => post<SignedIn>('login', { hash });

  test('API-66: signs in for a week, and each sign in begins another', async () => {
    const visitor = await visit('hash');
    const { id_hash } = (await signIn(visitor)).customer;
    for (const wait of [7 * day - 1, 7 * day - 1]) {
      visitor.pass(wait);
      expect((await withHash(visitor, id_hash)).customer.token).toMatch(/\w/);
    }
    visitor.pass(7 * day);
    expect(await withHash(visitor, id_hash)).toEqual(hashNotFound);
    await signIn(visitor);
    expect((await withHash(visitor, id_hash)).customer.token).toMatch(/\w/);
  });

  test.each(['', 'h-140', '__proto__'])('API-66: %j, which is unknown, is refused', async (hash) => {
    expect(await withHash(await visit('unknown hash'), hash)).toEqual(hashNotFound);
  });

  test('API-66: of a customer of another country is refused', async () => {
    const { id_hash } = (await signIn(await visit('abroad', 'cl'))).customer;
    expect(await withHash(await visit('abroad', 'ar'), id_hash)).toEqual(hashNotFound);
  });
});

test('API-69: a link to a new password is sent to a registered e-mail alone', async () => {
  const { post } = await visit('recovery');
  const done = { error: false, message: '' };
  expect(await post('forgotpassword', { email: 'ana@vidriera.example' })).toEqual(done);
  expect(await post('forgotpassword', { email: 'nadie@vidriera.example' })).toEqual(notRegistered);
  expect(await post('forgotpassword', { email: '' })).toEqual(notRegistered);
});

test('API-07: a call without the id of a browser is refused', async () => {
  const { post } = await visit('no browser');
  const form = { username: 'ana@vidriera.example', password };
  expect(await post('login', form, '')).toMatchObject({ error: true });
  expect(await post('login', form, 'any')).toMatchObject({ error: true });
});

test('LAB-02: two visitors who do the same read the same', async () => {
  const [one, other] = [await signIn(await visit('one')), await signIn(await visit('other'))];
  expect(other).toEqual(one);
  expect((await databaseOf('one', 'ar')).tokens.list()).toEqual(
    (await databaseOf('other', 'ar')).tokens.list(),
  );
});

type Edited = ReplyOf<typeof editCustomer>;

const form = {
  first_name: 'Ana María',
  middle_name: '',
  last_name: "D'Angelo",
  identification: '30123456',
  identification_type: 'DNI',
  day: '29',
  month: '02',
  year: '1984',
  gender: 'female',
  newsletter_subscriptions: '[{"key":"tendencias","subscribed":true}]',
};
const newPassword = { oldpassword: 'Vidriera1', password: 'Clave456', password2: 'Clave456' };

const refusalOf = (...fields: string[]) => ({
  error: true,
  message: 'Errors in customer data.',
  errors: fields.map((field) => ({ code: 'INVALID', field, message: `Invalid ${field}.` })),
});

describe('an edit', () => {
  test('API-72: is answered with the customer, and later answers have it too', async () => {
    const { ask } = await visitAs('nueva');
    const { customer } = await ask<Edited>('edit', form);
    expect(customer).toMatchObject({
      email: emailOf('nueva'),
      first_name: 'Ana María',
      last_name: "D'Angelo",
      birthday: '1984-02-29',
      is_newsletter_subscribed: true,
    });
    expect(customer.newsletter_subscriptions?.map(({ subscribed }) => subscribed)).toEqual([false, true]);
    expect(customer).not.toHaveProperty('id_hash');
    expect((await ask<Edited>('info')).customer).toMatchObject(customer);
  });

  test('ACC-08: a newsletter that it does not name stays as it is', async () => {
    const { ask } = await visitAs('ana');
    const one = { ...form, newsletter_subscriptions: '[{"key":"tendencias","subscribed":true}]' };
    const none = {
      ...form,
      newsletter_subscriptions:
        '[{"key":"ofertas","subscribed":false},{"key":"tendencias","subscribed":false}]',
    };
    expect((await ask<Edited>('edit', one)).customer.newsletter_subscriptions).toEqual([
      expect.objectContaining({ subscribed: true }),
      expect.objectContaining({ subscribed: true }),
    ]);
    expect((await ask<Edited>('edit', none)).customer.is_newsletter_subscribed).toBe(false);
  });

  test('API-72: a new password signs in from then on', async () => {
    const { ask, post } = await visitAs('socia');
    expect(await ask<Edited>('edit', { ...form, ...newPassword })).toMatchObject({ error: false });
    const enter = (password: string) =>
      post<ReplyOf<typeof login>>('login', { username: emailOf('socia'), password });
    expect(await enter('Vidriera1')).toEqual({ error: true, message: 'Required username and password' });
    expect((await enter('Clave456')).customer.token).toMatch(/\w/);
  });

  test.each([
    [{ ...newPassword, oldpassword: 'vidriera1' }, ['oldpassword']],
    [{ password: 'Clave456', password2: 'Clave456' }, ['oldpassword']],
    [{ ...newPassword, password2: 'Clave457' }, ['password2']],
    [{ first_name: 'Ana2', gender: '' }, ['first_name', 'gender']],
    [{ identification: '12' }, ['identification']],
    [{ day: '31' }, ['day']],
    [{ newsletter_subscriptions: 'ofertas' }, ['newsletter_subscriptions']],
    [{ newsletter_subscriptions: '[{"key":"otras","subscribed":true}]' }, ['newsletter_subscriptions']],
  ])('API-72: %j is refused, and nothing is changed', async (wrong, fields) => {
    const { ask, db } = await visitAs('ana');
    const before = db.customers.list();
    expect(await ask('edit', { ...form, ...wrong })).toEqual(refusalOf(...fields));
    expect(db.customers.list()).toEqual(before);
  });

  test('API-72: of another customer is refused', async () => {
    const { ask } = await visitAs('ana');
    expect(await ask('edit', { ...form, email: emailOf('nueva') })).toEqual({
      error: true,
      message: 'Email not registered.',
    });
  });
});
