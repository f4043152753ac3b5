import { expect, test } from 'vitest';
import { trackingUrl } from './trackingUrl.ts';

test.each([
  ['https://correo.example/seguimiento/TR1', 'https://correo.example/seguimiento/TR1'],
  ['http://correo.example/TR1', 'http://correo.example/TR1'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['xhttps://correo.example/TR1', undefined],
  ['TR1', undefined],
  ['', undefined],
])('ORD-12: %j is followed at %s', (url, href) => {
  expect(trackingUrl({ tracking: { number: 'TR1', url } })).toBe(href);
});

test('ORD-12: an order without tracking is followed nowhere', () => {
  expect(trackingUrl({ tracking: null })).toBeUndefined();
});
