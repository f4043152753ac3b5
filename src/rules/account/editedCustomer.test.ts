import { expect, test } from 'vitest';
import { aSignedInCustomer } from '#fixtures/customer.ts';
import { isSaved, subscriptionsText } from './editedCustomer.ts';

const both = [
  { key: 'ofertas', label: 'Ofertas y novedades', subscribed: true },
  { key: 'tendencias', label: 'Tendencias', subscribed: true },
];

test.each([
  [both.slice(0, 1), [false], '[{"key":"ofertas","subscribed":false}]'],
  [both, [false, true], '[{"key":"ofertas","subscribed":false},{"key":"tendencias","subscribed":true}]'],
  [both, [true], '[{"key":"ofertas","subscribed":true},{"key":"tendencias","subscribed":false}]'],
  [[], [], '[]'],
])('ACC-08, API-72: of %j the choice %j is sent as %s', (shown, wanted, text) => {
  expect(subscriptionsText(shown, wanted)).toBe(text);
});

const newsletters = (ofertas: boolean) =>
  `[{"key":"ofertas","subscribed":${ofertas}},{"key":"tendencias","subscribed":false}]`;

const edit = {
  first_name: 'María José',
  middle_name: '',
  last_name: 'Pérez',
  identification: '30123456',
  identification_type: 'DNI',
  day: '07',
  month: '05',
  year: '1990',
  gender: 'female',
  newsletter_subscriptions: newsletters(true),
};

test.each([
  [{}, true],
  [{ first_name: 'María' }, false],
  [{ middle_name: 'Luz' }, false],
  [{ last_name: 'Paz' }, false],
  [{ identification: '7654321' }, false],
  [{ identification_type: 'CI' }, false],
  [{ gender: 'male' }, false],
  [{ day: '08' }, false],
  [{ month: '06' }, false],
  [{ year: '1991' }, false],
  [{ newsletter_subscriptions: newsletters(false) }, false],
  [{ newsletter_subscriptions: '[]' }, false],
])('an edit with %j is in the details of a customer: %s', (changed, saved) => {
  expect(isSaved(aSignedInCustomer(), { ...edit, ...changed })).toBe(saved);
});

test('FMT-04: a birthday with a time is that of the form', () => {
  expect(isSaved({ ...aSignedInCustomer(), birthday: '1990-05-07 00:00:00' }, edit)).toBe(true);
});
