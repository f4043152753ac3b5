import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, test } from 'vitest';
import { lago, sizesOf } from '#fixtures/situations.ts';
import { readCart } from '#flows/cart/cartCalls.ts';
import { selectCart, selectCartBusy } from '#store/cart.ts';
import { storageWithCart } from '#testing/fakeBrowser.ts';
import { backends } from '#testing/render/backends.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { openProduct, productHeading, watchOrders } from '#testing/render/openProduct.ts';
import { given, renderShop } from '#testing/render/renderShop.tsx';

describe.each(backends)('a product of the $source', (backend) => {
  test('PROD-07, PROD-08, SIZE-02: without a size the sheet offers the sizes, and a choice adds the item at once', async () => {
    const items = watchOrders();
    const { bar } = await openProduct(backend);
    fireEvent.click(bar.getByRole('button', { name: /Agregar al carrito/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Seleccione su talle' }));
    expect(items).toEqual([]);
    fireEvent.click(sheet.getByRole('button', { name: /^38/ }));
    const popup = await screen.findByRole('region', { name: 'Agregado al carrito' });
    expect(popup.textContent).toContain('Talle 38');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(items).toEqual(['ZP0001-38=1']);
    expect(screen.getByRole('radio', { name: '38' })).toBeChecked();
  });

  test('APP-23, PROD-07: a chosen size is added without a question', async () => {
    const items = watchOrders();
    const { bar } = await openProduct(backend);
    fireEvent.click(screen.getByRole('radio', { name: '39' }));
    fireEvent.click(bar.getByRole('button', { name: /Agregar al carrito/ }));
    const popup = await screen.findByRole('region', { name: 'Agregado al carrito' });
    expect(popup.textContent).toContain('Talle 39');
    expect(items).toEqual(['ZP0001-39=1']);
  });

  test('ERR-25, APP-35: an item that is in the cart already shows a message', async () => {
    const { bar, store } = await openProduct(backend);
    fireEvent.click(screen.getByRole('radio', { name: '39' }));
    fireEvent.click(bar.getByRole('button', { name: /Agregar al carrito/ }));
    await waitFor(() => expect(store.getState().cart.cart?.items).toHaveLength(1));
    fireEvent.click(bar.getByRole('button', { name: /Agregar al carrito/ }));
    const text = await screen.findByText('El producto ya se encuentra en el carrito.');
    const notice = within(text.closest<HTMLElement>('[role=status]') ?? text);
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(notice.getByRole('link', { name: 'Ir al carrito' }));
    expect(await screen.findByRole('button', { name: 'Uno más' })).toBeVisible();
    expect(screen.queryByText('El producto ya se encuentra en el carrito.')).toBeNull();
  });

  test('PROD-10: a single size is chosen already', async () => {
    await openProduct(backend, { sizes: sizesOf({ 38: 3 }) });
    expect(screen.getByRole('radio', { name: '38' })).toBeChecked();
  });

  test.each([
    ['none is left of any size', { sizes: sizesOf({ 38: 0, 39: 0 }) }],
    ['it is not available', { available: false }],
    ['the only size is sold out', { sizes: sizesOf({ 38: 0 }) }],
    ['it has no price', { numericOriginalPrice: 0, numericDiscountPrice: 0 }],
  ])('PROD-11: when %s the button shows it and does nothing', async (_case, overrides) => {
    const { bar } = await openProduct(backend, overrides);
    const button = bar.getByRole('button', { name: 'Sin stock' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    [1, '¡Última unidad!'],
    [2, '¡Quedan 2 unidades!'],
  ])('SHIP-07: a chosen size with a stock of %d shows "%s"', async (stock, text) => {
    await openProduct(backend, { sizes: sizesOf({ 38: stock, 39: 3 }) });
    const notice = within(screen.getByRole('article')).getByRole('status');
    expect(notice).toBeEmptyDOMElement();
    fireEvent.click(screen.getByRole('radio', { name: '38' }));
    expect(notice).toHaveTextContent(text);
    fireEvent.click(screen.getByRole('radio', { name: '39' }));
    expect(notice).toBeEmptyDOMElement();
  });

  test('PROD-09: the sheet names its product, and each size buys its own item', async () => {
    const items = watchOrders();
    const { bar } = await openProduct(backend, { sizes: sizesOf({ 38: 3, 39: 3 }) });
    fireEvent.click(bar.getByRole('button', { name: /Agregar al carrito/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Seleccione su talle' });
    const sheet = within(dialog);
    expect(sheet.getByText('Zapatilla urbana Lago')).toBeVisible();
    expect(sheet.getByText('Zapala')).toBeVisible();
    expect(dialog.querySelector('img')?.srcset).toContain('zp0001-1-180.jpg');
    expect(sheet.getByRole('button', { name: '38' })).toBeVisible();
    fireEvent.click(sheet.getByRole('button', { name: '39' }));
    await waitFor(() => expect(items).toEqual(['ZP0001-39=1']));
  });

  test('SIZE-01: a sold-out size is shown as such, and cannot be chosen in the sheet either', async () => {
    const items = watchOrders();
    const { bar } = await openProduct(backend, { sizes: sizesOf({ 38: 3, 39: 0 }) });
    expect(screen.getByRole('radio', { name: /39.*Sin stock/ })).toBeDisabled();
    fireEvent.click(bar.getByRole('button', { name: /Agregar al carrito/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Seleccione su talle' }));
    const soldOut = sheet.getByRole('button', { name: '39 Sin stock' });
    fireEvent.click(soldOut);
    expect(soldOut).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(sheet.getByRole('button', { name: /^38/ }));
    await waitFor(() => expect(items).toEqual(['ZP0001-38=1']));
  });

  test('APP-34: the question for the size does not follow the shopper to the cart', async () => {
    const { bar } = await openProduct(backend);
    fireEvent.click(bar.getByRole('button', { name: /Agregar al carrito/ }));
    await screen.findByRole('dialog', { name: 'Seleccione su talle' });
    fireEvent.click(screen.getAllByRole('link', { name: 'Carrito', hidden: true })[0] as HTMLElement);
    expect(await screen.findByRole('heading', { name: 'Su carrito está vacío.' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('COUNTRY-11, PROD-08: Chile calls the size talla', async () => {
    renderShop({ flags: backend.flags, country: 'cl', visited: [lago.path] });
    await screen.findByRole('heading', productHeading);
    fireEvent.click(screen.getByRole('button', { name: /Agregar al carrito/ }));
    expect(await screen.findByRole('dialog', { name: 'Seleccione su talla' })).toBeVisible();
  });
});

const heading = { level: 1, name: 'Zapatilla urbana Lago' } as const;

/** The page of a product while the cart of the last visit, with CL0301-S, is being read until `answer`. */
async function openWhileReading(lines = [{ item: 'CL0301-S', quantity: 1 }]) {
  await given('a cart holds items', { hash: 'c4f1e2', lines, stock: 5 });
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const changes: string[] = [];
  let isAsked = false;
  answerWith(
    http.get('*/api/cart/', async () => {
      isAsked = true;
      await isAnswered;
      return undefined;
    }),
  );
  answerWith(
    http.post('*/api/cart/', async ({ request }) => {
      changes.push(new URLSearchParams(await request.clone().text()).get('items') ?? '');
      return undefined;
    }),
  );
  const view = renderShop({
    visited: [lago.path],
    storage: storageWithCart({ items: [] }),
    wait: () => new Promise(() => undefined),
  });
  await screen.findByRole('heading', heading);
  const bar = within(screen.getByRole('region', { name: 'Compra' }));
  // The store is busy before the call arrives, where a later answer could still take its place.
  await waitFor(() => expect(isAsked).toBe(true));
  expect(selectCartBusy(view.store.getState())).toBe(true);
  const items = () => selectCart(view.store.getState())?.items.map(({ id }) => id);
  const button = () => bar.getByRole('button', { name: /Agregar al carrito/ });
  return { ...view, answer: () => answer(), changes, items, button };
}

test('CART-09, CART-10, PROD-08: a size chosen while the cart is being read is added when the read has ended', async () => {
  const { answer, button, changes, items } = await openWhileReading();
  fireEvent.click(button());
  const sheet = within(await screen.findByRole('dialog', { name: 'Seleccione su talle' }));
  fireEvent.click(sheet.getByRole('button', { name: /^38/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('radio', { name: '38' })).toBeChecked();
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
  expect(changes).toEqual([]);
  answer();
  expect((await screen.findByRole('region', { name: 'Agregado al carrito' })).textContent).toContain(
    'Talle 38',
  );
  expect(items()).toEqual(['CL0301-S', 'ZP0001-38']);
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
});

test('CART-09, CART-10: presses while the cart is being read add once, and the button is busy', async () => {
  const { answer, button, changes, items } = await openWhileReading();
  fireEvent.click(screen.getByRole('radio', { name: '39' }));
  for (let presses = 0; presses < 3; presses += 1) fireEvent.click(button());
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
  answer();
  await waitFor(() => expect(items()).toEqual(['CL0301-S', 'ZP0001-39']));
  expect(changes).toEqual(['CL0301-S=1,ZP0001-39=1']);
});

test('CART-11, CART-12: an item that the read has returned is not sent again', async () => {
  const { answer, button, changes } = await openWhileReading([{ item: 'ZP0001-39', quantity: 1 }]);
  fireEvent.click(screen.getByRole('radio', { name: '39' }));
  fireEvent.click(button());
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
  answer();
  expect(await screen.findByText('El producto ya se encuentra en el carrito.')).toBeVisible();
  expect(changes).toEqual([]);
});

test('CART-09: an add waits for a cart call that begins when the one before it ends', async () => {
  const { answer, button, changes, store, items } = await openWhileReading();
  let reads = 1;
  const second = Promise.withResolvers<void>();
  answerWith(
    http.get('*/api/cart/', async () => {
      await second.promise;
      return undefined;
    }),
  );
  fireEvent.click(screen.getByRole('radio', { name: '39' }));
  fireEvent.click(button());
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'true'));
  // Subscribed after the add, so that the call begins when the add is about to be sent.
  const unsubscribe = store.subscribe(() => {
    if (reads > 1 || selectCartBusy(store.getState())) return;
    reads += 1;
    void readCart(store);
  });
  answer();
  await waitFor(() => expect(reads).toBe(2));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(changes).toEqual([]);
  second.resolve();
  await waitFor(() => expect(items()).toEqual(['CL0301-S', 'ZP0001-39']));
  expect(changes).toEqual(['CL0301-S=1,ZP0001-39=1']);
  unsubscribe();
});
