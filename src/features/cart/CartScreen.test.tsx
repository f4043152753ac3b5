import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import type { CountryCode } from '#countries/country.ts';
import { aCart, aCartItem, aCartReply } from '#fixtures/cart.ts';
import { sessionOf } from '#mocks/session.ts';
import type { Cart } from '#schemas/cart.ts';
import { selectCart } from '#store/cart.ts';
import { networkChanged } from '#store/online.ts';
import { takeFaults } from '#testing/faults.ts';
import { diskWith, memoryDisk } from '#testing/memoryDisk.ts';
import { answerWith } from '#testing/mockWorker.ts';
import { passTime, stopClock } from '#testing/passTime.ts';
import { given, renderShop } from '#testing/renderShop.tsx';

const lago = 'Zapatilla urbana Lago';
const vestido = 'Vestido camisero de lino Cauce';
const botin = 'Botín de cuero Quena';

/** The cart of a visitor who comes back with these lines, as the mock backend has them. */
async function renderCart(lines: Record<string, number>, country: CountryCode = 'ar') {
  const asLines = Object.entries(lines).map(([item, quantity]) => ({ item, quantity }));
  await given('a cart holds items', { hash: 'c4f1e2', lines: asLines, stock: 10 }, country);
  const items = asLines.map(({ item, quantity }) => aCartItem({ id: item, quantity }));
  const view = renderShop({ visited: ['/cart'], country, disk: diskWith({ items }) });
  const session = await sessionOf('device', country);
  await screen.findAllByText('Subtotal');
  await waitFor(() => expect(selectCart(view.store.getState())?.items[0]?.stock).toBe(10));
  return { ...view, session };
}

/** A cart as a server that is not the mock tells it. */
async function renderTold(cart: Partial<Cart>, country: CountryCode = 'ar') {
  answerWith(http.get('*/api/cart/', () => HttpResponse.json(aCartReply({ cart: aCart(cart) }))));
  const view = renderShop({ visited: ['/cart'], country, disk: diskWith({ items: [] }) });
  await screen.findAllByText('Subtotal');
  return view;
}

const line = (name: string) => {
  const found = screen.getAllByRole('listitem').find((row) => within(row).queryByRole('heading', { name }));
  if (found === undefined) throw new Error(`Failed to find a line: none is ${name}.`);
  return within(found);
};
const names = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const count = (name: string) => line(name).getByRole('status').textContent;
const press = (name: string, button: string) =>
  fireEvent.click(line(name).getByRole('button', { name: button }));
const sum = (term: string) => screen.getByText(term).nextElementSibling?.textContent;

describe('a line', () => {
  test('CART-25, SHIP-01: shows what it is, who sells it, and the price of one', async () => {
    await renderTold({ items: [aCartItem({ freeshipping: true })] });
    const row = line(lago);
    for (const text of ['Zapala', 'Blanco · Talle 38', 'Vendido por Calzados del Sur', 'Envío gratis'])
      expect(row.getByText(text)).toBeVisible();
    expect(row.getByText(/43\.999/)).toHaveTextContent('Ahora $ 43.999');
    expect(row.getByText(/54\.999/)).toHaveTextContent('Precio anterior $ 54.999');
    expect(row.getByText('por unidad')).toBeVisible();
    expect(count(lago)).toBe('2');
    expect(row.getByRole('link', { name: lago })).toHaveAttribute('href', aCartItem().url);
  });

  test('CART-25: of a seller without a name it says nothing', async () => {
    await renderTold({ items: [aCartItem({ supplier: { name: '' } })] });
    expect(line(lago).queryByText(/^Vendido por/)).toBeNull();
  });

  test('CART-25, SHIP-01: without special price and free shipping it shows neither', async () => {
    await renderTold({ items: [aCartItem({ special_price: 0, quantity: 1 })] });
    expect(line(lago).queryByText('por unidad')).toBeNull();
    expect(line(lago).getByText(/54\.999/).textContent).toBe('$\u00a054.999');
    expect(line(lago).queryByText('Precio anterior')).toBeNull();
    expect(line(lago).queryByText('Envío gratis')).toBeNull();
  });

  test('CART-25, COUNTRY-11: in Chile it says talla', async () => {
    await renderTold({ items: [aCartItem()] }, 'cl');
    expect(line(lago).getByText('Blanco · Talla 38')).toBeVisible();
  });
});

describe('the summary', () => {
  test.each([
    [0, 'Gratis'],
    [null, 'A calcular'],
    [4500, '$\u00a04.500'],
  ])('CART-26: shipping of %s reads "%s"', async (shippingAmountTotal, text) => {
    await renderTold({ shippingAmountTotal });
    expect(sum('Envío')).toBe(text);
  });

  test('CART-26: it shows the sums of the server', async () => {
    await renderTold({ sub_total_value: 87_998, discount: 8_799.8, total_value: 83_698.2 });
    expect(sum('Subtotal')).toBe('$\u00a087.998');
    expect(sum('Descuento')).toBe('-$\u00a08.799,80');
    expect(sum('Total')).toBe('$\u00a083.698,20');
  });

  test.each([
    [0, 'Agregue $39.990 más para obtener envío gratis'],
    [39_989, 'Agregue $1 más para obtener envío gratis'],
    [39_990, 'Tiene envío gratis'],
  ])('SHIP-09: in Chile the bar for %i says "%s"', async (sub_total_value, text) => {
    await renderTold({ sub_total_value, total_value: sub_total_value }, 'cl');
    expect(screen.getByText(text)).toBeVisible();
  });
});

describe('how many', () => {
  test('CART-14: one more and one less are sent and shown', async () => {
    const { store } = await renderCart({ 'ZP0001-38': 2 });
    press(lago, 'Uno más');
    expect(count(lago)).toBe('3');
    await waitFor(() => expect(selectCart(store.getState())?.items[0]?.quantity).toBe(3));
    expect(await screen.findAllByRole('link', { name: /^Carrito,? 3 productos$/ })).toHaveLength(2);
    press(lago, 'Uno menos');
    await waitFor(() => expect(selectCart(store.getState())?.items[0]?.quantity).toBe(2));
  });

  test('CART-14: ten is the most', async () => {
    const { store } = await renderCart({ 'ZP0001-38': 9 });
    press(lago, 'Uno más');
    await waitFor(() => expect(selectCart(store.getState())?.items[0]?.quantity).toBe(10));
    expect(line(lago).getByRole('button', { name: 'Uno más' })).toHaveAttribute('aria-disabled', 'true');
    press(lago, 'Uno más');
    expect(count(lago)).toBe('10');
  });

  test('CART-09: of quick taps the last counts, one call at a time', async () => {
    const { store } = await renderCart({ 'ZP0001-38': 1 });
    const asked: string[] = [];
    let running = 0;
    answerWith(
      http.post('*/api/cart/', async ({ request }) => {
        running += 1;
        const form = new URLSearchParams(await request.clone().text());
        asked.push(`${form.get('quantity')} of ${running}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
        running -= 1;
      }),
    );
    for (let taps = 0; taps < 4; taps += 1) press(lago, 'Uno más');
    expect(count(lago)).toBe('5');
    await waitFor(() => expect(selectCart(store.getState())?.items[0]?.quantity).toBe(5));
    expect(asked).toEqual(['2 of 1', '5 of 1']);
    expect(count(lago)).toBe('5');
  });

  test('CART-09, CART-14: what waits is sent when the shopper leaves the cart', async () => {
    const { store, session } = await renderCart({ 'ZP0001-38': 1, 'CL0301-S': 1, 'AN0107-38': 1 });
    session.faults.set('addToCart', 'slow');
    press(lago, 'Uno más');
    press(lago, 'Uno más');
    press(vestido, 'Uno más');
    press(botin, `Quitar ${botin}`);
    fireEvent.click(within(screen.getByRole('navigation', { name: 'Principal' })).getByText('Categorías'));
    await waitFor(() => expect(screen.queryByRole('heading', { name: lago })).toBeNull());
    session.faults.clear();
    const told = () => selectCart(store.getState())?.items.map(({ id, quantity }) => `${id}=${quantity}`);
    await waitFor(() => expect(told()).toEqual(['ZP0001-38=3', 'CL0301-S=2']), { timeout: 5000 });
  });

  test('CART-20, ERR-30: more than there is says so, and goes back', async () => {
    const { session } = await renderCart({ 'ZP0001-38': 2 });
    session.stock.set('ZP0001-38', 2);
    press(lago, 'Uno más');
    expect(await screen.findByRole('alert')).toHaveTextContent('Producto sin stock.');
    expect(count(lago)).toBe('2');
  });

  test.each(['refused', 'unavailable', 'cut'] as const)(
    'CART-18, ERR-12: a change that fails (%s) says so, and the last good cart stays',
    async (fault) => {
      const { session } = await renderCart({ 'ZP0001-38': 2, 'CL0301-S': 1 });
      session.faults.set('addToCart', fault);
      press(lago, 'Uno más');
      expect(await screen.findByRole('alert')).toHaveTextContent('Ha ocurrido un error.');
      expect(count(lago)).toBe('2');
      expect(names()).toEqual([lago, vestido]);
    },
  );
});

describe('taking a line off', () => {
  const three = { 'ZP0001-38': 2, 'CL0301-S': 3, 'AN0107-38': 1 };
  const undo = () => screen.findByRole('button', { name: /^Deshacer/ });

  test('ERR-55, CART-14: says that it is gone', async () => {
    const { store } = await renderCart(three);
    press(vestido, `Quitar ${vestido}`);
    expect(names()).toEqual([lago, botin]);
    expect(await screen.findByText('Producto removido del carrito.')).toBeVisible();
    expect(selectCart(store.getState())?.items.map(({ id }) => id)).toEqual(['ZP0001-38', 'AN0107-38']);
  });

  test('CART-14: one less than one takes it off', async () => {
    const { store } = await renderCart({ 'ZP0001-38': 1, 'CL0301-S': 1 });
    press(lago, 'Uno menos');
    await waitFor(() =>
      expect(selectCart(store.getState())?.items.map(({ id }) => id)).toEqual(['CL0301-S']),
    );
  });

  test('KEEP-01: undo brings back the same line, quantity and place', async () => {
    const { store } = await renderCart(three);
    const before = selectCart(store.getState());
    press(vestido, `Quitar ${vestido}`);
    await screen.findByText('Producto removido del carrito.');
    fireEvent.click(await undo());
    expect(names()).toEqual([lago, vestido, botin]);
    await waitFor(() => expect(selectCart(store.getState())).toEqual(before));
    expect(names()).toEqual([lago, vestido, botin]);
    expect(screen.queryByRole('button', { name: /^Deshacer/ })).toBeNull();
  });

  test('KEEP-01: also before the server has answered', async () => {
    const { store, session } = await renderCart(three);
    session.faults.set('addToCart', 'slow');
    press(lago, 'Uno más');
    press(botin, `Quitar ${botin}`);
    fireEvent.click(await undo());
    await waitFor(() => expect(selectCart(store.getState())?.items[0]?.quantity).toBe(3), { timeout: 4000 });
    expect(names()).toEqual([lago, vestido, botin]);
  });

  test('KEEP-01: also of the last line', async () => {
    await renderCart({ 'ZP0001-38': 2 });
    press(lago, `Quitar ${lago}`);
    expect(await screen.findByRole('heading', { name: 'Su carrito está vacío.' })).toBeVisible();
    fireEvent.click(await undo());
    expect(names()).toEqual([lago]);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Su carrito está vacío.' })).toBeNull());
    expect(count(lago)).toBe('2');
  });

  test('REACH-01, KEEP-01: taken off by keyboard, the focus moves to the way back', async () => {
    await renderCart(three);
    const away = line(vestido).getByRole('button', { name: `Quitar ${vestido}` });
    away.focus({ focusVisible: true });
    fireEvent.click(away);
    expect(await undo()).toHaveFocus();
  });

  test('KEEP-01: taken off by touch, the focus stays where it is, and the time runs', async () => {
    await renderCart(three);
    press(vestido, `Quitar ${vestido}`);
    expect(await undo()).not.toHaveFocus();
  });

  test('KEEP-01: the way back is there for 5 s', async () => {
    await renderCart(three);
    stopClock();
    press(vestido, `Quitar ${vestido}`);
    await passTime(4999);
    expect(screen.getByRole('button', { name: /^Deshacer/ })).toBeVisible();
    await passTime(1);
    expect(screen.queryByRole('button', { name: /^Deshacer/ })).toBeNull();
    expect(names()).toEqual([lago, botin]);
  });

  test('CART-18: one that fails stays, and no way back is offered', async () => {
    const { session } = await renderCart(three);
    session.faults.set('removeFromCart', 'refused');
    press(vestido, `Quitar ${vestido}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Ha ocurrido un error.');
    expect(names()).toEqual([lago, vestido, botin]);
    expect(screen.queryByRole('button', { name: /^Deshacer/ })).toBeNull();
  });
});

describe('the cart of the last visit', () => {
  const kept = () => diskWith({});

  test('CART-19, ERR-28: what ran out is taken off, and said', async () => {
    await given('an item of a cart is sold out', { hash: 'c4f1e2', item: 'ZP0001-38', soldOut: 'CL0301-S' });
    renderShop({ visited: ['/cart'], disk: kept() });
    expect(await screen.findByRole('alert')).toHaveTextContent('Producto removido por falta de stock.');
    expect(names()).toEqual([lago]);
  });

  test('CART-15: one that the server has forgotten is made anew, and nothing is said', async () => {
    await given('items are in stock', { items: ['ZP0001-38'], stock: 5 });
    const { store } = renderShop({ visited: ['/cart'], disk: kept() });
    expect(await screen.findByRole('heading', { name: lago })).toBeVisible();
    await waitFor(() => expect(selectCart(store.getState())?.hash).not.toBe('c4f1e2'));
    expect(names()).toEqual([lago]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('CART-17: one that cannot be read stays, says so, and can be asked for again', async () => {
    await given('a call fails', { call: 'getCart', fault: 'refused' });
    renderShop({ visited: ['/cart'], disk: kept() });
    expect(await screen.findByRole('alert')).toContainElement(
      screen.getByText('No pudimos actualizar su carrito.'),
    );
    expect(names()).toEqual([lago]);
    const lines = [{ item: 'CL0301-S', quantity: 1 }];
    await given('a cart holds items', { hash: 'c4f1e2', lines, stock: 5 });
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(names()).toEqual([vestido]));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('ERR-15: without network the cart stays, and why is said once', async () => {
    await given('a call fails', { call: 'getCart', fault: 'cut' });
    const { store } = renderShop({ visited: ['/cart'], disk: kept() });
    act(() => {
      store.dispatch(networkChanged(false));
    });
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('No pudimos actualizar su carrito.')).toBeVisible();
    expect(screen.getAllByText('No hay conexión disponible.')).toHaveLength(1);
    expect(screen.queryByText('Ha ocurrido un error.')).toBeNull();
    expect(names()).toEqual([lago]);
  });

  test('PERS-05, ERR-11: while the disk is silent, placeholders stand there; after 5000 ms the shop goes on', async () => {
    stopClock();
    const silent = { ...memoryDisk(), getItem: () => new Promise<null>(() => undefined) };
    renderShop({ visited: ['/cart'], disk: silent });
    await vi.waitUntil(() => screen.queryByText('Carrito', { selector: 'header p' }));
    expect(screen.getByRole('heading', { name: 'Cargando' })).toBeInTheDocument();
    await passTime(5000);
    expect(screen.getByRole('heading', { name: 'Su carrito está vacío.' })).toBeVisible();
    expect(takeFaults()).toEqual([expect.stringContaining('persist timed out for persist key')]);
  });

  test('PERS-09: where nothing can be kept, the shop works, and one notice says so', async () => {
    const blocked = {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem: () => undefined,
    };
    renderShop({ disk: blocked });
    expect((await screen.findByRole('alert')).textContent).toMatch(/no permite guardar su carrito/);
    expect(await screen.findByRole('heading', { name: 'Todo el verano a pie' })).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });
});

test('CART-28: an empty cart says so and leads home', async () => {
  renderShop({ visited: ['/cart'] });
  expect(await screen.findByRole('heading', { name: 'Su carrito está vacío.' })).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'Ir a comprar' }));
  expect(await screen.findByRole('heading', { name: 'Todo el verano a pie' })).toBeVisible();
});
