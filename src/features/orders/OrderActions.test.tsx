import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { ShopContext, useShop } from '#commerce/shop.ts';
import { anOrder } from '#fixtures/orders.ts';
import { toOrder } from '#rules/orders/orders.ts';
import { renderShop } from '#testing/renderShop.tsx';
import { OrderActions } from './OrderActions.tsx';

/** A shop on a day. */
function ShopOn({ day, children }: { day: string; children: ReactNode }) {
  const shop = useShop();
  const now = () => new Date(`${day}T12:00:00`).getTime();
  return <ShopContext value={{ ...shop, now }}>{children}</ShopContext>;
}

const show = (day: string, { status = 'delivered' } = {}) =>
  renderShop({
    children: (
      <ShopOn day={day}>
        <OrderActions order={toOrder(anOrder({ status }))} status={status} />
      </ShopOn>
    ),
  });

const exchange = () => screen.queryByRole('link', { name: 'Cambiar o devolver' });

test.each([
  ['2024-03-25', 'Le quedan 10 días para cambiar o devolver, hasta el 04/04/2024'],
  ['2024-04-03', 'Le queda 1 día para cambiar o devolver, hasta el 04/04/2024'],
  ['2024-04-04', 'Hoy es el último día para cambiar o devolver'],
])('AFTER-03, FMT-03: on %s it says %s, and leads to the exchange of that order', (day, text) => {
  show(day);
  expect(screen.getByText(text)).toBeVisible();
  expect(exchange()).toHaveAttribute('href', '/account/exchange?order=200012345');
});

test.each([
  ['the last day is over', '2024-04-05', {}],
  ['it has not arrived', '2024-03-25', { status: 'shipped' }],
])('AFTER-03: there is no way to an exchange if %s', (_why, day, options) => {
  show(day, options);
  expect(screen.getByRole('button', { name: 'Volver a comprar' })).toBeVisible();
  expect(exchange()).toBeNull();
  expect(screen.queryByText(/para cambiar o devolver/)).toBeNull();
});
