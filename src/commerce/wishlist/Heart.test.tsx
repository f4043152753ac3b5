import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { toListedProduct } from '#api/product/listedProduct.ts';
import { aListedProduct } from '#fixtures/product.ts';
import { lago } from '#fixtures/situations.ts';
import { aWishlistItem } from '#fixtures/wishlist.ts';
import { ProductCard } from '#commerce/product/ProductCard.tsx';
import { databaseOf } from '#mocks/database.ts';
import { networkChanged } from '#store/online.ts';
import { selectVisited } from '#store/lastUrl.ts';
import { otherTabWrote, rehydrated } from '#store/persistence/persistedSlices.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { selectChanging, selectIsRead } from '#store/wishlist.ts';
import { answerWith, visitor } from '#testing/render/mockWorker.ts';
import { openSaved, savedBoots, savedLago, watchWishlist } from '#testing/render/openWishlist.ts';
import { given, renderShop } from '#testing/render/renderShop.tsx';
import { openAccount, signedInAs } from '#testing/render/openAccount.tsx';

const name = `Guardar ${lago.name} en favoritos`;
const findHeart = async (pressed: boolean) => screen.findByRole('button', { name, pressed });
/** A heart of a customer: ready once it is decided who visits. */
const ready = async (pressed: boolean) => {
  const heart = await findHeart(pressed);
  await waitFor(() => expect(heart).not.toHaveAttribute('aria-disabled'));
  return heart;
};

describe('the heart of a product', () => {
  test('WISH-04: is filled if the wishlist has its sku', async () => {
    await openSaved(lago.path, [savedLago]);
    expect(await ready(true)).toBeVisible();
  });

  test('WISH-04, ERR-64: saves the product, filled and disabled while the call runs', async () => {
    await openSaved(lago.path, [savedBoots]);
    await ready(false);
    const sent = watchWishlist();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    answerWith(
      http.post('*/wishlist/', async () => {
        await held;
      }),
    );
    await userEvent.click(await ready(false));
    const heart = await findHeart(true);
    expect(heart).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(heart, { force: true });
    answer();
    expect(await screen.findByText('El producto se agregó a favoritos.')).toBeVisible();
    await ready(true);
    expect(sent).toEqual(['POST ZP0001']);
  });

  test('WISH-04, ERR-65, KEEP-01: takes it out again, and offers to undo that', async () => {
    await openSaved(lago.path, [savedLago]);
    await userEvent.click(await ready(true));
    expect(await screen.findByText('Producto removido de su lista de favoritos.')).toBeVisible();
    await ready(false);
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await ready(true);
  });

  test('ERR-23: of a product that another device has saved is filled, and that is said', async () => {
    const { store } = await openSaved(lago.path, []);
    const heart = await ready(false);
    await waitFor(() => expect(selectIsRead(store.getState())).toBe(true));
    const { wishes } = await databaseOf(visitor(), 'ar');
    await wishes.add({ id: '7', customer: '140', sku: lago.sku });
    await userEvent.click(heart);
    expect(await screen.findByText('El producto ya existe en favoritos.')).toBeVisible();
    await ready(true);
  });

  test('ERR-12: whose call fails is as it was', async () => {
    await openSaved(lago.path, []);
    answerWith(http.post('*/wishlist/', () => HttpResponse.json({ error: true, message: '' })));
    await userEvent.click(await ready(false));
    expect(await screen.findByText('Ha ocurrido un error.')).toBeVisible();
    await ready(false);
  });

  test('KEEP-04: is as the server says, if this tab and another have changed the list', async () => {
    const { store } = await openSaved(lago.path, []);
    await ready(false);
    await waitFor(() => expect(selectIsRead(store.getState())).toBe(true));
    const { wishes } = await databaseOf(visitor(), 'ar');
    await wishes.add({ id: '7', customer: '140', sku: lago.sku });
    const listOf = (...skus: string[]) => ({
      wishlist: { items: Object.fromEntries(skus.map((sku) => [sku, aWishlistItem({ sku })])) },
    });
    const known = listOf('AN0107');
    act(() => void store.dispatch(otherTabWrote({ known, current: listOf('AN0107', 'CL0302') })));
    await ready(true);
  });

  test('KEEP-02: without network is filled, and the product is saved once when it is back', async () => {
    const { store } = await openSaved(lago.path, []);
    const heart = await ready(false);
    await waitFor(() => expect(selectIsRead(store.getState())).toBe(true));
    const sent = watchWishlist();
    store.dispatch(networkChanged(false));
    await userEvent.click(heart);
    expect(await screen.findByText('Sin conexión: actualizamos sus favoritos cuando vuelva.')).toBeVisible();
    await ready(true);
    expect(sent).toEqual([]);
    store.dispatch(networkChanged(true));
    expect(await screen.findByText('Sus favoritos ya están al día.')).toBeVisible();
    await ready(true);
    expect(sent).toEqual(['POST ZP0001']);
  });
});

describe('the heart of a guest', () => {
  test('WISH-02: asks to register, and sends nothing', async () => {
    await given('a customer has a wishlist', { ...signedInAs(), items: [] });
    const sent = watchWishlist();
    renderShop({ visited: [lago.path] });
    await userEvent.click(await findHeart(false));
    expect(await screen.findByText('Debe registrarse para agregar a favoritos.')).toBeVisible();
    await findHeart(false);
    expect(sent).toEqual([]);
  });

  test('KEEP-05, WISH-02: leads to the sign in, after which the product is saved', async () => {
    const params = signedInAs();
    await given('a customer has a wishlist', { ...params, items: [] });
    const { store } = renderShop({ visited: ['/menu', lago.path] });
    await userEvent.click(await findHeart(false));
    await userEvent.click(await screen.findByRole('link', { name: 'Ingresar' }));
    await userEvent.fill(await screen.findByLabelText('E-mail'), params.customer.email);
    await userEvent.fill(screen.getByLabelText('Contraseña'), params.customer.password);
    await userEvent.click(screen.getByRole('button', { name: 'Ingresar' }));
    expect(await screen.findByText('El producto se agregó a favoritos.')).toBeVisible();
    expect(selectCustomer(store.getState()).loggedIn).toBe(true);
    expect(selectVisited(store.getState()).at(-1)).toBe(lago.path);
    await ready(true);
    const { wishes } = await databaseOf(visitor(), 'ar');
    expect(wishes.list({ where: ({ customer }) => customer === '140' }).map(({ sku }) => sku)).toEqual([
      'ZP0001',
    ]);
  });
});

test('WISH-04: waits until it is decided whether the customer of the last visit still is one', async () => {
  const decision = Promise.withResolvers<void>();
  answerWith(http.post('*/customer/login', () => decision.promise));
  const card = <ProductCard product={toListedProduct(aListedProduct())} fast />;
  const params = { ...signedInAs(), items: [savedLago] };
  const { store } = await openAccount('/menu', ['a customer has a wishlist', params], 'ar', 'on', {}, card);
  const heart = await findHeart(false);
  const known = { loggedIn: true, endedSessions: 0, visitor_has_orders: false } as const;
  act(() => void store.dispatch(rehydrated({ customer: { ...known, buyerType: 'existing customer' } })));
  await waitFor(() => expect(heart).toHaveAttribute('aria-disabled', 'true'));
  act(() => heart.click());
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  expect(selectChanging(store.getState(), lago.sku)).toBe(false);
  decision.resolve();
  expect(await ready(true)).toBeVisible();
});

test('CAT-38, REACH-02: a card has a heart of 44 px above its link', async () => {
  renderShop({ children: <ProductCard product={toListedProduct(aListedProduct())} fast /> });
  const heart = await findHeart(false);
  expect(heart).not.toHaveAttribute('aria-disabled');
  const { width, height, right, top } = heart.getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
  const card = heart.closest('article')?.getBoundingClientRect();
  expect([right, top]).toEqual([card?.right, card?.top]);
});
