import { expect, test } from 'vitest';
import { aCartItem } from '#fixtures/cart.ts';
import { renderCartAnswer } from '#testing/renderCart.ts';

const long = 'a'.repeat(5000);

test('REACH-01: names of 5,000 letters without a space make no cart wider than the window', async () => {
  const item = aCartItem({ id: 'ZP0001-38', quantity: 1 });
  await renderCartAnswer({
    items: [{ ...item, name: long, brand_name: long, color: long, supplier: { name: long } }],
  });
  expect(document.documentElement.scrollWidth).toBe(innerWidth);
});
