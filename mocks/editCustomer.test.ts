import { describe, expect, test } from 'vitest';
import type { editCustomer, login } from '#schemas/customer.ts';
import type { ReplyOf } from '#schemas/endpoint.ts';
import { emailOf, visitAs } from './visit.ts';

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
    const { ask, session } = await visitAs('ana');
    const before = session.customers.list();
    expect(await ask('edit', { ...form, ...wrong })).toEqual(refusalOf(...fields));
    expect(session.customers.list()).toEqual(before);
  });

  test('API-72: of another customer is refused', async () => {
    const { ask } = await visitAs('ana');
    expect(await ask('edit', { ...form, email: emailOf('nueva') })).toEqual({
      error: true,
      message: 'Email not registered.',
    });
  });
});
