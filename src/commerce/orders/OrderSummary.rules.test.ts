import { expect, test } from 'vitest';
import { ordersTexts } from '#texts/orders.ts';
import { statusText } from './OrderSummary.tsx';

test.each([
  ['delivered', '', 'Entregado'],
  ['delivered', 'Delivered', 'Entregado'],
  ['by_drone', 'En dron', 'En dron'],
  ['by_drone', '', 'Estado sin informar'],
  ['by_drone', undefined, 'Estado sin informar'],
  ['toString', 'De otro modo', 'De otro modo'],
])('the status %s, which the server calls %j, is %s', (code, label, name) => {
  expect(statusText(ordersTexts('ar'), code, label)).toBe(name);
});
