import { expect, test } from 'vitest';
import { aMadeExchange, anOffice } from '#fixtures/exchanges.ts';
import {
  canBeAnnulled,
  exchangeDate,
  exchangeMessage,
  hasExpired,
  madeSince,
  madeState,
  officeLine,
  requestsOf,
} from './made.ts';

test.each([
  ['2024-03-05 14:07:00', '5 de marzo de 2024 14:07'],
  ['', 'Fecha a confirmar'],
  ['pronto', 'Fecha a confirmar'],
  ['2024-02-30 10:00:00', 'Fecha a confirmar'],
])('EXCH-13, EXCH-14: the date %j reads %j', (date, expected) => {
  expect(exchangeDate(date, 'Fecha a confirmar')).toBe(expected);
});

test.each([
  ['open', 'open', true, false],
  ['annulled', 'annulled', false, false],
  ['expired', 'expired', false, true],
  ['done', 'done', false, false],
  ['lost', 'unknown', false, false],
] as const)('EXCH-15, EXCH-17: a request that is %s counts as %s', (status, state, annullable, expired) => {
  expect(madeState({ status })).toBe(state);
  expect(canBeAnnulled({ status })).toBe(annullable);
  expect(hasExpired({ status })).toBe(expired);
});

test('the articles of an order are in its requests that are neither annulled nor expired', () => {
  const made = ['open', 'done', 'lost', 'annulled', 'expired'].map((status) => aMadeExchange({ status }));
  const others = [aMadeExchange({ order_nr: '200012345' })];
  expect(requestsOf([...others, ...made], '200012340').map(({ status }) => status)).toEqual([
    'open',
    'done',
    'lost',
  ]);
});

test('AFTER-04: the request whose answer was lost is the new one for the order', () => {
  const old = aMadeExchange();
  const other = aMadeExchange({ batchnumber: '900124', order_nr: '200012345' });
  const annulled = aMadeExchange({ batchnumber: '900126', status: 'annulled' });
  const made = aMadeExchange({ batchnumber: '900125' });
  expect(madeSince([old, other, annulled], '200012340', ['900123'])).toBeUndefined();
  expect(madeSince([old, other, annulled, made], '200012340', ['900123'])).toEqual(made);
});

test.each([
  ['Order not found.', { block: 'noOrders' }],
  ['Product not available for exchange.', { block: 'unavailable' }],
  ['Size not available.', { block: 'sizeGone' }],
  ['Address not found.', { block: 'incompleteAddress' }],
  ['Invalid bank data.', { block: 'incompleteBank' }],
  ['Something else', { error: 'generic' }],
  ['constructor', { error: 'generic' }],
])('ERR-04, ERR-48: the refusal %j reads %j', (message, expected) => {
  expect(exchangeMessage({ message }, true)).toEqual(expected);
  expect(exchangeMessage({ message: '' }, false)).toEqual({ error: 'offline' });
});

test.each([
  [{}, 'Sucursal La Plata Centro, Calle 48 N.º 620, La Plata, lunes a viernes de 9 a 18 h'],
  [{ name: '', hours: '' }, 'Calle 48 N.º 620, La Plata'],
  [{ address1: '', city: '', hours: '' }, 'Sucursal La Plata Centro'],
])('API-98: a branch with %j reads %j', (known, expected) => {
  expect(officeLine(anOffice(known))).toBe(expected);
});
