import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aCartItem } from '#fixtures/cart.ts';
import { count, lago, line, renderCartAnswer } from '#testing/renderCart.ts';
import { renderShop } from '#testing/renderShop.tsx';

const sum = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

describe('a line', () => {
  test('CART-25, SHIP-01: shows the product, its seller, and the price of one unit', async () => {
    await renderCartAnswer({ items: [aCartItem({ freeshipping: true })] });
    const row = line(lago);
    for (const text of ['Zapala', 'Blanco · Talle 38', 'Vendido por Calzados del Sur', 'Envío gratis'])
      expect(row.getByText(text)).toBeVisible();
    expect(row.getByText(/43\.999/).parentElement).toHaveTextContent('Ahora $ 43.999');
    expect(row.getByText(/54\.999/).closest('s')).toHaveTextContent('Precio anterior $ 54.999');
    expect(row.getByText('por unidad')).toBeVisible();
    expect(count(lago)).toBe('2');
    expect(row.getByRole('link', { name: lago })).toHaveAttribute('href', aCartItem().url);
  });

  test('CART-25: a seller without a name is not shown', async () => {
    await renderCartAnswer({ items: [aCartItem({ supplier: { name: '' } })] });
    expect(line(lago).queryByText(/^Vendido por/)).toBeNull();
  });

  test('CART-25, SHIP-01: without special price and free shipping it shows neither', async () => {
    await renderCartAnswer({ items: [aCartItem({ special_price: 0, quantity: 1 })] });
    expect(line(lago).queryByText('por unidad')).toBeNull();
    expect(line(lago).getByText(/54\.999/).textContent).toBe('$\u00a054.999');
    expect(line(lago).queryByText('Precio anterior')).toBeNull();
    expect(line(lago).queryByText('Envío gratis')).toBeNull();
  });

  test('CART-25, COUNTRY-11: in Chile the size is the talla', async () => {
    await renderCartAnswer({ items: [aCartItem()] }, 'cl');
    expect(line(lago).getByText('Blanco · Talla 38')).toBeVisible();
  });
});

describe('the summary', () => {
  test.each([
    [0, 'Gratis'],
    [null, 'A calcular'],
    [4500, '$\u00a04.500'],
  ])('CART-26: shipping of %s reads "%s"', async (shippingAmountTotal, text) => {
    await renderCartAnswer({ shippingAmountTotal });
    expect(sum('Envío')).toBe(text);
  });

  test('CART-26: it shows the sums of the server', async () => {
    await renderCartAnswer({ sub_total_value: 87_998, discount: 8_799.8, total_value: 83_698.2 });
    expect(sum('Subtotal')).toBe('$\u00a087.998');
    expect(sum('Descuento')).toBe('-$\u00a08.799,80');
    expect(sum('Total')).toBe('$\u00a083.698,20');
  });

  test.each([
    [0, 'Agregue $39.990 más para obtener envío gratis'],
    [39_989, 'Agregue $1 más para obtener envío gratis'],
    [39_990, 'Tiene envío gratis'],
  ])('SHIP-09: in Chile the bar for %i reads "%s"', async (sub_total_value, text) => {
    await renderCartAnswer({ sub_total_value, total_value: sub_total_value }, 'cl');
    expect(screen.getByText(text)).toBeVisible();
  });
});

test('CART-28: an empty cart shows a message and a link home', async () => {
  renderShop({ visited: ['/cart'] });
  expect(await screen.findByRole('heading', { name: 'Su carrito está vacío.' })).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'Ir a comprar' }));
  expect(await screen.findByRole('heading', { name: 'Todo el verano a pie' })).toBeVisible();
});
