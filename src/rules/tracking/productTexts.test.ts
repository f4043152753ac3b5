import { expect, test } from 'vitest';
import { trackedCategories, trackedDescription, trackedPrice } from './productTexts.ts';

const three = '• Capellada de cuero vacuno\n• Suela de goma antideslizante\n• Plantilla acolchada';

test.each([
  ['Zapatilla urbana', 'Zapatilla urbana', 16],
  ['• Capellada de cuero\n• Suela de goma', 'Capellada de cuero Suela de goma', 32],
  [three, 'Capellada de cuero vacuno Suela de goma antidesliz', 50],
  ['x'.repeat(49), 'x'.repeat(49), 49],
  ['x'.repeat(50), 'x'.repeat(50), 50],
  ['x'.repeat(51), 'x'.repeat(50), 50],
  ['•\n•\n', '', 0],
  ['·uno▪dos\r\n\r\n  tres', 'uno dos tres', 12],
])('TRACK-33, TRACK-34: %j is tracked as %j', (description, tracked, length) => {
  expect(trackedDescription(description)).toBe(tracked);
  expect(trackedDescription(description)).toHaveLength(length);
});

test.each([
  ['Mujer|Calzado|Zapatillas|Urbanas|Blancas', true, 'Mujer/Calzado/Zapatillas/Urbanas/Envío gratis'],
  ['Mujer|Calzado|Zapatillas|Urbanas', false, 'Mujer/Calzado/Zapatillas/Urbanas/Envío pago'],
  ['Mujer|Calzado', false, 'Mujer/Calzado/Envío pago'],
  ['', true, 'Envío gratis'],
])('TRACK-35, TRACK-36: the categories %j with free shipping %s are tracked as %j', (text, free, tracked) => {
  expect(trackedCategories(text === '' ? [] : text.split('|'), free)).toBe(tracked);
});

test.each([
  [1999.99, 0, 1999],
  [2500, 1999.99, 1999],
  [999, 0, 999],
])('TRACK-17: the price %s with the special price %s is tracked as %s', (price, specialprice, tracked) => {
  expect(trackedPrice({ price, specialprice })).toBe(tracked);
});
