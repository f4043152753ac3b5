import { describe, expect, test } from 'vitest';
import type { ReplyOf } from '#schemas/endpoint.ts';
import type { socialLogin } from '#schemas/customer.ts';
import { visit } from '#mocks/visit.ts';

const wrongPassword = { error: true, message: 'Required username and password' };

describe('a social account', () => {
  type Reply = ReplyOf<typeof socialLogin>;
  const profile = {
    accessToken: 'EAAB1',
    idFacebook: '10158',
    email: 'sol@mail.com',
    gender: 'female',
    birthday: '1990-05-07',
    firstName: 'Sol',
    lastName: 'Ríos',
    middleName: '',
  };

  test('API-67: registers a customer once, who then has no password', async () => {
    const { post, db } = await visit('social');
    const known = db.customers.list().length;
    const first = await post<Reply>('facebooklogin', profile);
    const again = await post<Reply>('facebooklogin', { ...profile, email: 'otra@mail.com' });
    expect(first.customer).toMatchObject({ firstName: 'Sol', last_name: 'Ríos', email: 'sol@mail.com' });
    expect(again.customer.idCustomer).toBe(first.customer.idCustomer);
    expect(db.customers.list().length).toBe(known + 1);
    for (const given of ['', ' ', 'EAAB1'])
      expect(await post('login', { username: 'sol@mail.com', password: given })).toEqual(wrongPassword);
  });

  test('API-67: of an e-mail that is registered signs that customer in, with her second step', async () => {
    const { post, db } = await visit('social, registered');
    const reply = await post<Reply>('facebooklogin', { ...profile, email: 'Segura@vidriera.example' });
    expect(reply.customer).toMatchObject({ firstName: 'Carla', token: '', two_step_auth_enable: true });
    expect(db.customers.list().filter(({ socialId }) => socialId === '10158').length).toBe(1);
  });

  test.each(['accessToken', 'idFacebook', 'email', 'firstName', 'lastName'])(
    'API-67: without %s is refused',
    async (field) => {
      const { post, db } = await visit('social, incomplete');
      const known = db.customers.list().length;
      const reply = await post<{ errors: { field: string }[] }>('facebooklogin', { ...profile, [field]: '' });
      expect(reply).toMatchObject({ error: true, message: 'Errors in customer data.' });
      expect(reply.errors.map((error) => error.field)).toEqual([field]);
      expect(db.customers.list().length).toBe(known);
    },
  );
});
