import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { lago } from '#fixtures/situations.ts';
import { leaving } from '#testing/render/leaving.tsx';
import { answerWith } from '#testing/render/mockWorker.ts';
import { findField, openAccount, signedInAs } from '#testing/render/openAccount.tsx';
import { aReturn, openSummary, press } from '#testing/render/openExchange.ts';
import { names, path as listPath, scrollDown } from '#testing/render/openList.ts';
import { renderCart } from '#testing/render/renderCart.ts';
import { renderShop } from '#testing/render/renderShop.tsx';

let screens: ReturnType<typeof leaving>;

beforeEach(() => {
  screens = leaving();
});

/** Holds the next answers to a call back: `asked` ends once one was asked for, `answer` lets them through to the mock. */
function holdBack(call: string) {
  const held = Promise.withResolvers<undefined>();
  const isAsked = vi.fn<() => void>();
  answerWith(
    http.all(call, () => {
      isAsked();
      return held.promise;
    }),
  );
  return {
    asked: () => waitFor(() => expect(isAsked).toHaveBeenCalledOnce()),
    answer: () => held.resolve(undefined),
  };
}

test('CAT-19: the next page of a list leads nowhere', async () => {
  const { store } = renderShop({ visited: ['/', listPath], children: screens.children });
  await waitFor(() => expect(names()).toHaveLength(10));
  const { asked, answer } = holdBack('*/bff/catalog/category');
  scrollDown();
  await asked();
  await screens.leave();
  answer();
  const pages = () => Object.keys(store.getState().catalogue?.entries[listPath]?.pages ?? {});
  await waitFor(() => expect(pages()).toHaveLength(2));
  await screens.arrive();
});

test('PROD-18, KEEP-08: another color of a product leads nowhere', async () => {
  const { store } = renderShop({ visited: ['/', lago.path], children: screens.children });
  const color = await screen.findByRole('link', { name: 'Color Negro' });
  const { asked, answer } = holdBack('*/bff/catalog/product-details');
  fireEvent.click(color);
  await asked();
  await screens.leave();
  answer();
  const readPages = () =>
    Object.values(store.getState().shopApi.queries).filter(
      (query) => query?.endpointName === 'getProduct' && query.data !== undefined,
    );
  await waitFor(() => expect(readPages()).toHaveLength(2));
  await screens.arrive();
});

test('ACC-07, KEEP-08: a save of the account leads nowhere, and is told', async () => {
  const path = '/account/editaccount';
  const customer = signedInAs();
  await openAccount(path, ['a customer is signed in', customer], 'ar', 'on', {}, screens.children);
  fireEvent.change(await findField('Nombre'), { target: { value: 'Ana' } });
  const { asked, answer } = holdBack('*/customer/edit');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await asked();
  await screens.leave();
  answer();
  expect(await screen.findByText('Datos actualizados exitosamente.')).toBeVisible();
  await screens.arrive();
});

test('CART-21: the way to the checkout leads nowhere', async () => {
  await renderCart({ 'ZP0001-38': 1 }, 'ar', screens.children);
  const button = screen.getByRole('button', { name: 'Finalizar compra' });
  const { asked, answer } = holdBack('*/api/cart/');
  fireEvent.click(button);
  await asked();
  await screens.leave();
  answer();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  await screens.arrive();
});

test('AFTER-04, KEEP-08: a request of an exchange leads nowhere, and is told', async () => {
  await openSummary(aReturn, { children: screens.children });
  const { asked, answer } = holdBack('*/exchange/create*');
  await press('Confirmar solicitud');
  await asked();
  await screens.leave();
  answer();
  expect(await screen.findByText('Recibimos su solicitud de cambio o devolución.')).toBeVisible();
  await screens.arrive();
});
