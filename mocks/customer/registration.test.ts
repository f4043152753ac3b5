import { describe, expect, test } from 'vitest';
import type { CountryCode } from '#countries/country.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import type { login, register } from '#schemas/customer.ts';
import { birthdayOf, type Registration } from './registration.ts';
import { visit } from '#mocks/visit.ts';

const right: Registration = {
  email: 'maria@mail.com',
  password: 'Clave123',
  password2: 'Clave123',
  first_name: 'María José',
  middle_name: '',
  last_name: "D'Angelo",
  identification: '30123456',
  identification_type: 'DNI',
  day: '07',
  month: '05',
  year: '1990',
  gender: 'female',
  is_newsletter_subscribed: '1',
};

interface Refusal {
  error: boolean;
  message: string;
  errors?: { code: string; field: string; message: string }[];
}

async function registered(changes: Partial<Registration>, country: CountryCode = 'ar') {
  const visitor = await visit('registration', country);
  const known = visitor.db.customers.list().length;
  const reply = await visitor.post<Refusal>('create', { ...right, ...changes });
  return { ...visitor, reply, added: visitor.db.customers.list().length - known };
}

describe('a registration', () => {
  test('API-70, API-71: adds a customer, who then signs in', async () => {
    const { post, reply, added } = await registered({});
    const { customer } = reply as unknown as ReplyOf<typeof register>;
    expect(added).toBe(1);
    const { email: username, password } = right;
    const signedIn = await post<ReplyOf<typeof login>>('login', { username, password });
    expect(signedIn.customer).toMatchObject({
      id_customer: customer.id_customer,
      email: 'maria@mail.com',
      first_name: 'María José',
      last_name: "D'Angelo",
      birthday: '1990-05-07',
      gender: 'female',
      identification: '30123456',
      identification_type: 'DNI',
      is_newsletter_subscribed: true,
      visitor_has_orders: false,
      two_step_auth_enable: false,
    });
    expect(signedIn.customer.newsletter_subscriptions.map(({ subscribed }) => subscribed)).toEqual([
      true,
      true,
    ]);
  });

  test('API-71: without newsletters subscribes to none', async () => {
    const { db } = await registered({ is_newsletter_subscribed: '0' });
    expect(db.customers.list().at(-1)?.newsletters).toEqual([]);
  });

  test.each(['maria@mail.com', 'MARIA@mail.com'])(
    'API-70: of %s, which is in use, is refused',
    async (email) => {
      const { post, db } = await registered({});
      const known = db.customers.list().length;
      const message = 'This email is already in use.';
      expect(await post('create', { ...right, email })).toEqual({ error: true, message });
      expect(db.customers.list().length).toBe(known);
    },
  );

  test.each([
    [
      'email',
      ['a.b@sub.mail.abcdefghij', 'ana@mail.co'],
      [
        '',
        'ana',
        'ana@mail.c',
        'ana@mail.abcdefghijk',
        '@mail.co',
        'a b@mail.co',
        `${'a'.repeat(247)}@mail.co`,
      ],
    ],
    ['first_name', ['Ñandú', "D'Angelo", 'D’Angelo'], ['', ' ', 'Ana2', 'Ana-Luz', 'Ana😀', 'A'.repeat(255)]],
    ['middle_name', ['', 'Luz'], ['2', 'Luz\u0000']],
    ['last_name', ['Núñez'], ['', 'Pérez.']],
    ['identification', ['1234567', '12345678'], ['', '123456', '123456789', '12.345.678']],
    ['identification_type', [], ['', 'RUT', 'constructor']],
    ['gender', ['male'], ['', 'otro']],
  ] as const)('API-70: with the %s %j, and not with %j', async (field, rights, wrongs) => {
    const messages: Record<string, unknown> = {};
    for (const text of [...rights, ...wrongs]) {
      const { reply, added } = await registered({ [field]: text });
      const fields = reply.errors?.map((error) => error.field);
      messages[text] = [reply.message, fields, added];
    }
    const accepted = ['', undefined, 1];
    const refused = ['Errors in customer data.', [field], 0];
    const expected = [...rights.map((text) => [text, accepted]), ...wrongs.map((text) => [text, refused])];
    expect(messages).toEqual(Object.fromEntries(expected));
  });

  test.each([
    ['Clave1', 'Clave1', []],
    ['Ñandú!9', 'Ñandú!9', []],
    ['abcdefghijklmno', 'abcdefghijklmno', []],
    ['Clave', 'Clave', ['password']],
    ['abcdefghijklmnop', 'abcdefghijklmnop', ['password']],
    ['clave.12', 'clave.12', ['password']],
    ['clave 12', 'clave 12', ['password']],
    ['Clave123', 'clave123', ['password2']],
    ['x', '', ['password', 'password2']],
  ])('API-70: with the passwords %j and %j names %j', async (password, password2, fields) => {
    const { reply } = await registered({ password, password2 });
    expect((reply.errors ?? []).map(({ field }) => field)).toEqual(fields);
  });

  test.each([
    ['cl', 'RUT', '125319092', '125319093'],
    ['cl', 'RUT', '10000013K', '10000013J'],
    ['cl', 'RUT', '10000013k', '100000137'],
    ['co', 'CC', '1234567890', '12345678901'],
    ['co', 'CC', '123456', '12345'],
    ['co', 'CE', '12345678', '123456789'],
    ['co', 'CE', '123456', '12345'],
    ['co', 'NIT', '2131234321', '2131234322'],
    ['br', 'CPF', '52998224725', '52998224726'],
  ] as const)('API-70: in %s the %s %s is accepted, and %s is not', async (country, type, good, bad) => {
    const of = (identification: string) => ({ identification, identification_type: type });
    expect((await registered(of(good), country)).added).toBe(1);
    const { reply } = await registered(of(bad), country);
    expect(reply.errors).toEqual([
      { code: 'INVALID', field: 'identification', message: 'Invalid identification.' },
    ]);
  });

  test('API-70: names every wrong field, in the order of the form', async () => {
    const empty = Object.fromEntries(Object.keys(right).map((name) => [name, '']));
    const { reply } = await registered({ ...empty, is_newsletter_subscribed: '0' });
    expect(reply.errors?.map(({ field }) => field)).toEqual([
      'email',
      'password',
      'first_name',
      'last_name',
      'identification_type',
      'day',
      'gender',
    ]);
  });
});

describe('a date of birth', () => {
  const today = new Date('2026-03-02T12:00:00Z');
  test.each([
    ['29', '02', '2000', '2000-02-29'],
    ['1', '1', '1900', '1900-01-01'],
    ['02', '03', '2026', '2026-03-02'],
    ['29', '02', '2001', undefined],
    ['31', '04', '1990', undefined],
    ['03', '03', '2026', undefined],
    ['31', '12', '1899', undefined],
    ['0', '1', '1990', undefined],
    ['1', '13', '1990', undefined],
    ['', '', '', undefined],
    ['1', '1', '19900', undefined],
    ['x', '1', '1990', undefined],
  ])('API-71: %s/%s/%s is %s', (day, month, year, expected) => {
    expect(birthdayOf({ ...right, day, month, year }, today)).toBe(expected);
  });
});
