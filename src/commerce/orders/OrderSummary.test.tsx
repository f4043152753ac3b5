import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OrderLink } from '#commerce/list/Entry.tsx';
import { anOrder, anOrderItem } from '#fixtures/orders.ts';
import { toOrder } from '#rules/orders/orders.ts';
import { picture } from '#testing/render/openProduct.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { OrderSummary } from './OrderSummary.tsx';

test('CRED-03: the number of an order leads to it', () => {
  renderShop({ children: <OrderLink number="2000/1" /> });
  expect(screen.getByRole('link', { name: '2000/1' })).toHaveAttribute('href', '/account/orders/2000%2F1');
});

test('CRED-03: what is of no order leads nowhere, and says so', () => {
  renderShop({
    children: (
      <p>
        <OrderLink number="" />
      </p>
    ),
  });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('-')).toBeVisible();
});

test('ORD-04, ORD-01: an order in short shows the picture of its first article, and leads to it', () => {
  const order = toOrder(anOrder({ items: [anOrderItem({ image: picture(1) })] }));
  const { container } = renderShop({ children: <OrderSummary order={order} /> });
  expect(screen.getByRole('link')).toHaveAttribute('href', '/account/orders/200012345');
  expect(screen.getByRole('heading', { level: 2, name: 'En camino' })).toBeVisible();
  expect(container.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/zp0001-1'));
});

test('ORD-04: an order without articles shows the picture of none', () => {
  const { container } = renderShop({ children: <OrderSummary order={toOrder(anOrder({ items: [] }))} /> });
  expect(screen.getByRole('link')).toBeVisible();
  expect(container.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg/));
});
