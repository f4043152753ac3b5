import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { lago } from '#fixtures/situations.ts';
import { lago as lagoLine, line, names, press, renderCart } from '#testing/render/renderCart.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { translatePage } from '#testing/translatePage.ts';

// A text that stays old is an error on the console, which fails each of these tests.
beforeEach(() => onTestFinished(translatePage()));

const main = () => within(screen.getByRole('main'));
const sum = (term: string) => screen.getByText(term).closest('dt')?.nextElementSibling?.textContent;

async function openLago() {
  renderShop({ visited: [lago.path] });
  expect(await main().findByRole('link', { name: 'Color Blanco' })).toHaveAttribute('aria-current', 'true');
}

test('the translator replaces each text, also one that comes later', async () => {
  await openLago();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const left: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.nodeValue?.trim() && !text.parentElement?.closest('font, script, style'))
      left.push(text.nodeValue);
  expect(left).toEqual([]);
});

test('REACH-10: a second size removes the note of the first one', async () => {
  await openLago();
  fireEvent.click(screen.getByRole('radio', { name: lago.sizes.lastOne }));
  expect(await main().findByText('¡Última unidad!')).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: lago.sizes.several[0] }));
  await waitFor(() => expect(main().queryByText('¡Última unidad!')).toBeNull());
  expect(screen.getByRole('radio', { name: lago.sizes.several[0] })).toBeChecked();
});

test('REACH-10: another color shows its own prices', async () => {
  await openLago();
  const buy = screen.getByRole('region', { name: 'Compra' });
  expect(buy).toHaveTextContent('Agregar al carrito$ 43.999');
  fireEvent.click(main().getByRole('link', { name: 'Color Negro' }));
  await waitFor(() =>
    expect(main().getByRole('link', { name: 'Color Negro' })).toHaveAttribute('aria-current', 'true'),
  );
  expect(main().getByText('Negro')).toBeVisible();
  expect(buy).toHaveTextContent('Agregar al carrito$ 49.490');
  expect(main().getByText('$ 49.490', { selector: '[data-large] *' })).toBeVisible();
});

test('REACH-10: one more, until shipping is free, updates each sum', async () => {
  await renderCart({ 'ZP0001-38': 1 });
  await screen.findByText(/^Agregue .* más para obtener envío gratis$/);
  expect(sum('Subtotal')).toBe('$\u00a043.999');
  press(lagoLine, 'Uno más');
  expect(await screen.findByText('Tiene envío gratis')).toBeVisible();
  await waitFor(() => expect(sum('Subtotal')).toBe('$\u00a087.998'));
  expect(sum('Envío')).toBe('Gratis');
  expect(sum('Total')).toBe('$\u00a087.998');
  expect(line(lagoLine).getByText('por unidad')).toBeVisible();
});

test('REACH-10: the only line of a cart is restored', async () => {
  await renderCart({ 'ZP0001-38': 2 });
  press(lagoLine, `Quitar ${lagoLine}`);
  expect(await screen.findByRole('heading', { name: 'Su carrito está vacío.' })).toBeVisible();
  // From here on the sums are those of an empty cart.
  await screen.findByText('Producto removido del carrito.');
  fireEvent.click(await screen.findByRole('button', { name: /^Deshacer/ }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Su carrito está vacío.' })).toBeNull());
  expect(names()).toEqual([lagoLine]);
  await waitFor(() => expect(sum('Total')).toBe('$\u00a087.998'));
});
