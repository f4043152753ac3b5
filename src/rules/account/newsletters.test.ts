import { expect, test } from 'vitest';
import { subscriptionsText } from './newsletters.ts';

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
