import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/render/renderShop.tsx';

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
