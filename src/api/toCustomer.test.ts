import { describe, expect, test } from 'vitest';
import {
  aBankAccount,
  aKnownCustomer,
  anAwaitedCustomer,
  aSignedInCustomer,
  aSocialCustomer,
} from '#fixtures/customer.ts';
import { toCustomer, toSignIn } from './toCustomer.ts';

const maria = {
  idCustomer: '140',
  first_name: 'María José',
  id_hash: 'h-140',
  email: 'maria@mail.com',
  middle_name: '',
  last_name: 'Pérez',
  gender: 'female',
  birthday: '1990-05-07',
  identification: '30123456',
  identification_type: 'DNI',
  newsletter_subscriptions: [
    { key: 'ofertas', label: 'Ofertas y novedades', subscribed: true },
    { key: 'tendencias', label: 'Tendencias de la temporada', subscribed: false },
  ],
  is_newsletter_subscribed: true,
  visitor_has_orders: true,
};

describe('a customer', () => {
  test.each([
    ['id_customer, first_name and id_hash', aSignedInCustomer()],
    ['idCustomer, firstName and idHash', aSocialCustomer()],
  ])('SESS-02: spelled %s is the same model', (_spelling, wire) => {
    expect(toCustomer(wire)).toEqual(maria);
  });

  test('SESS-02: keeps no other spelling, and nothing of the session', () => {
    expect(Object.keys(toCustomer(aSocialCustomer())).toSorted()).toEqual(Object.keys(maria).toSorted());
    expect(Object.keys(toCustomer(anAwaitedCustomer())).toSorted()).toEqual(Object.keys(maria).toSorted());
  });

  test('API-73, SESS-02: has a bank account only where the answer has one', () => {
    expect(toCustomer(aKnownCustomer())).toEqual({ ...maria, bank_data: aBankAccount() });
    expect(toCustomer(aKnownCustomer({ bank_data: null }))).toEqual({ ...maria, bank_data: null });
  });
});

describe('a sign in', () => {
  const off = { two_step_auth_enable: false, two_step_auth_device_active: false, two_step_auth_data: null };

  test.each([
    ['with a password', aSignedInCustomer()],
    ['with a social provider', aSocialCustomer()],
  ])('SESS-02: %s has the customer, and beside her the token', (_how, wire) => {
    expect(toSignIn(wire)).toEqual({ customer: maria, token: 'tok-140', ...off });
  });

  test('API-64: that waits for a code has no token but that for the code', () => {
    expect(toSignIn(anAwaitedCustomer())).toEqual({
      customer: maria,
      token: '',
      two_step_auth_enable: true,
      two_step_auth_device_active: false,
      two_step_auth_data: { fingerprint: '6f9c2b1e-0a52-4c7d-9c57-3b1f2f1e8a10', token: '2fa-140' },
    });
  });
});
