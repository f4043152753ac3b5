import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { worldOf } from '#fixtures/world/worldOf.ts';
import { addEnded, addStarted, selectCart } from '#store/cart.ts';
import { flashQueued } from '#store/flash.ts';
import { networkChanged } from '#store/online.ts';
import { selectQueuedChanges } from '#store/syncQueue.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { given, renderShop } from '#testing/render/renderShop.tsx';
import { OrderByCodeSheet } from './OrderByCodeSheet.tsx';

async function openForm() {
  const view = renderShop();
  const opener = { name: 'Comprar por código' };
  fireEvent.click(await screen.findByRole('button', opener));
  const form = within(await screen.findByRole('dialog', opener));
  const order = (item: string, quantity = '1') => {
    fireEvent.change(form.getByLabelText('Código del producto'), { target: { value: item } });
    fireEvent.change(form.getByLabelText('Cantidad'), { target: { value: quantity } });
    fireEvent.click(form.getByRole('button', { name: 'Agregar al carrito' }));
  };
  return { ...view, form, order };
}

/** Records the calls that create a cart; each is pending until `release`. */
function countOrders() {
  const bodies: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  answerWith(
    http.post('*/api/cart/', async ({ request }) => {
      bodies.push(await request.clone().text());
      await released;
      return HttpResponse.json({ error: true, message: 'Internal' });
    }),
  );
  return { bodies, release: () => release() };
}

test('APP-23, CART-27: an order by code makes a cart, closes the form and shows what was added', async () => {
  const { order, store } = await openForm();
  order(' zp0001-39 ', '2');
  const popup = within(await screen.findByRole('region', { name: 'Agregado al carrito' }));
  expect(popup.getByText(worldOf({ country: 'ar', products: 1 }).products[0]?.name ?? '')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getAllByRole('link', { name: /^Carrito,? 2 productos$/ })).toHaveLength(2);
  expect(store.getState().cart.cart?.items.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['ZP0001-39', 2],
  ]);
});

test('CART-14: the form begins empty, for one, and does so again after an order', async () => {
  const { order, form } = await openForm();
  const code = form.getByLabelText<HTMLInputElement>('Código del producto');
  const values = () => [code.value, form.getByLabelText<HTMLInputElement>('Cantidad').value];
  expect(values()).toEqual(['', '1']);
  expect(code).toHaveAttribute('spellcheck', 'false');
  expect(form.getByLabelText('Cantidad')).toHaveAttribute('inputmode', 'numeric');
  order('ZP0001-39', '2');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(values()).toEqual(['', '1']);
});

test('CART-11, CART-12, ERR-25: an item that is in the cart is not sent again', async () => {
  const { order, form } = await openForm();
  order('ZP0001-39');
  await screen.findByRole('region', { name: 'Agregado al carrito' });
  const { bodies } = countOrders();
  fireEvent.click(screen.getByRole('button', { name: 'Comprar por código' }));
  order('ZP0001-39');
  const notice = await form.findByText('El producto ya se encuentra en el carrito.');
  expect(notice.closest('output')).toBeVisible();
  expect(form.queryByRole('alert')).toBeNull();
  expect(bodies).toEqual([]);
  fireEvent.click(form.getByRole('link', { name: 'Ir al carrito' }));
  expect(await screen.findByRole('button', { name: 'Uno más' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('the error of the server', () => {
  async function failed() {
    const view = await openForm();
    view.order('QQ9999-1');
    expect(await view.form.findByRole('alert')).toHaveTextContent(
      'No encontramos un producto con ese código.',
    );
    return view;
  }

  test('FORM-02: disappears as soon as a field is edited', async () => {
    const { form } = await failed();
    fireEvent.change(form.getByLabelText('Cantidad'), { target: { value: '2' } });
    expect(form.queryByRole('alert')).toBeNull();
  });

  test('FORM-02: disappears when the form is sent again, and is never shown with a field error', async () => {
    const { form, order } = await failed();
    order('', '1');
    expect(await form.findByText('Campo obligatorio')).toBeVisible();
    expect(form.queryByRole('alert')).toBeNull();
  });

  test('FORM-02: disappears while the same is sent again', async () => {
    const { form } = await failed();
    const { bodies, release } = countOrders();
    fireEvent.click(form.getByRole('button', { name: 'Agregar al carrito' }));
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(form.queryByRole('alert')).toBeNull();
    release();
    expect(await form.findByRole('alert')).toBeVisible();
  });

  test('FORM-02: that arrives after an edit is not shown with a field error', async () => {
    const { form, order } = await openForm();
    const { bodies, release } = countOrders();
    order('ZP0001-39');
    await waitFor(() => expect(bodies).toHaveLength(1));
    const field = form.getByLabelText('Cantidad');
    fireEvent.change(field, { target: { value: '11' } });
    fireEvent.blur(field);
    expect(await form.findByText('Ingrese un valor válido')).toBeVisible();
    release();
    await waitFor(() =>
      expect(form.getByRole('button', { name: 'Agregar al carrito' })).not.toHaveAttribute('aria-busy'),
    );
    expect(form.queryByRole('alert')).toBeNull();
  });

  test('FORM-02: is not shown when the form is opened again', async () => {
    const { form } = await failed();
    fireEvent.click(form.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Comprar por código' }));
    const again = within(await screen.findByRole('dialog'));
    expect(again.queryByRole('alert')).toBeNull();
    expect(again.getByLabelText('Código del producto')).toHaveValue('QQ9999-1');
  });
});

test('CART-09, CART-10, FORM-03: while one order is on its way a second press sends nothing, and the button is busy', async () => {
  const { order, form } = await openForm();
  const { bodies, release } = countOrders();
  order('ZP0001-39');
  const button = form.getByRole('button', { name: 'Agregar al carrito' });
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  fireEvent.click(button);
  await waitFor(() => expect(bodies).toHaveLength(1));
  release();
  expect(await form.findByRole('alert')).toHaveTextContent('Ha ocurrido un error.');
  expect(bodies).toEqual(['items=ZP0001-39%3D1']);
});

test('ERR-30, FORM-02: an item without stock is refused, and what was typed stays', async () => {
  await given('an item is sold out', { item: 'ZP0001-39', soldOut: 'ZP0001-38' });
  const { order, form } = await openForm();
  order('ZP0001-38', '3');
  expect(await form.findByRole('alert')).toHaveTextContent('Producto sin stock.');
  expect(form.getByLabelText('Código del producto')).toHaveValue('ZP0001-38');
  expect(form.getByLabelText('Cantidad')).toHaveValue('3');
});

test('APP-30: while a flash message is visible no popup follows', async () => {
  const { order, store } = await openForm();
  act(() => {
    store.dispatch(flashQueued({ text: 'Cupón agregado.', flashMessageType: 'success' }));
  });
  order('ZP0001-39');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Cupón agregado.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Agregado al carrito' })).toBeNull();
  expect(store.getState().cart.cart?.items).toHaveLength(1);
});

test('KEEP-02: an order without network waits on the device, and the form closes', async () => {
  const { order, store } = await openForm();
  act(() => void store.dispatch(networkChanged(false)));
  order('ZP0001-39');
  expect(await screen.findByText('Sin conexión: lo agregamos a su carrito cuando vuelva.')).toBeVisible();
  expect(selectQueuedChanges(store.getState())).toMatchObject([{ item: 'ZP0001-39', kind: 'add' }]);
});

test.each([
  ['', '1', 'Campo obligatorio'],
  ['ZP0001-39', '11', 'Ingrese un valor válido'],
])(
  'CART-14, VAL-16: the code "%s" with the quantity "%s" shows "%s", and nothing is sent',
  async (item, quantity, text) => {
    const { order, form } = await openForm();
    const { bodies } = countOrders();
    order(item, quantity);
    expect(await form.findByText(text)).toBeVisible();
    expect(bodies).toEqual([]);
  },
);

/** Orders an item that is in the cart by then, which a notice in the form says. */
async function openNotice() {
  const view = renderShop();
  const open = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Comprar por código' }));
    return within(await screen.findByRole('dialog', { name: 'Comprar por código' }));
  };
  const order = (form: Awaited<ReturnType<typeof open>>) => {
    fireEvent.change(form.getByLabelText('Código del producto'), { target: { value: 'ZP0001-39' } });
    fireEvent.click(form.getByRole('button', { name: 'Agregar al carrito' }));
  };
  order(await open());
  await screen.findByRole('region', { name: 'Agregado al carrito' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const form = await open();
  order(form);
  const notice = () => form.queryByText('El producto ya se encuentra en el carrito.');
  await waitFor(() => expect(notice()).toBeVisible());
  expect(form.getByLabelText('Código del producto')).toHaveValue('ZP0001-39');
  return { ...view, form, notice, open };
}

test('ERR-25: the notice is about what was sent: it is gone once a field is edited', async () => {
  const { form, notice } = await openNotice();
  fireEvent.change(form.getByLabelText('Cantidad'), { target: { value: '2' } });
  expect(notice()).toBeNull();
});

test('ERR-25: the notice is gone once something else is sent', async () => {
  const { form, notice } = await openNotice();
  fireEvent.submit(form.getByLabelText('Cantidad').closest('form') as HTMLFormElement);
  expect(notice()).toBeNull();
  await waitFor(() => expect(notice()).toBeVisible());
});

test('ERR-25: the notice is not there when the form is opened again', async () => {
  const { form, notice, open } = await openNotice();
  fireEvent.click(form.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();
  expect(notice()).toBeNull();
});

test('CART-10, FORM-03: an order in the moment in which another add begins is dropped, and can be sent after it', async () => {
  const onClose = vi.fn<() => void>();
  const { store } = renderShop({
    children: <OrderByCodeSheet open title="Comprar por código" onClose={onClose} />,
  });
  const form = within(await screen.findByRole('dialog', { name: 'Comprar por código' }));
  const code = form.getByLabelText('Código del producto');
  const send = form.getByRole('button', { name: 'Agregar al carrito' });
  fireEvent.change(code, { target: { value: 'ZP0001-39' } });
  // Before the button can be busy.
  act(() => {
    store.dispatch(addStarted('CL0301-S'));
    send.click();
  });
  await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(selectCart(store.getState())).toBeUndefined();
  expect(onClose).not.toHaveBeenCalled();
  expect(code).toHaveValue('ZP0001-39');
  expect(form.queryByRole('alert')).toBeNull();
  act(() => void store.dispatch(addEnded()));
  fireEvent.click(send);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(selectCart(store.getState())?.items.map(({ id }) => id)).toEqual(['ZP0001-39']);
});
