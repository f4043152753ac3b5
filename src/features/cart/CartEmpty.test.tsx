import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, test } from 'vitest';
import { aProductPreview } from '#fixtures/product.ts';
import { jardinBag, lago } from '#fixtures/situations.ts';
import { selectAddSource, selectCart } from '#store/cart.ts';
import { selectFlashes } from '#store/flash.ts';
import { selectVisited } from '#store/lastUrl.ts';
import type { Store } from '#store/store.ts';
import { memoryStorage } from '#testing/fakeBrowser.ts';
import { leaving } from '#testing/render/leaving.tsx';
import { answerWith } from '#testing/render/mockWorker.ts';
import { openAccount, signedInAs } from '#testing/render/openAccount.tsx';
import { picture, productHeading } from '#testing/render/openProduct.ts';
import { boots, savedBoots, savedLago } from '#testing/render/openWishlist.ts';
import { renderShop, scrollToEnd } from '#testing/render/renderShop.tsx';

const recommended = 'También le puede gustar';
const favourites = 'Mis favoritos';

/** Queries within a row of products, once it is there. */
const row = async (name: string) =>
  within(
    await waitFor(() => {
      scrollToEnd();
      return screen.getByRole('region', { name });
    }),
  );

const add = async (title: string, product: string) =>
  fireEvent.click(await (await row(title)).findByRole('button', { name: `Agregar ${product}` }));

/** The bag, saved. */
const savedBag = { ...savedLago, sku: jardinBag.sku, price: 214_990, special_price: 171_990 };

const items = (store: Store) => selectCart(store.getState())?.items.map(({ id }) => id) ?? [];

/** Opens the empty cart of a customer, which her start has read. */
async function openFavourites(saved: (typeof savedLago)[]) {
  const view = await openAccount('/cart', ['a customer has a wishlist', { ...signedInAs(), items: saved }]);
  await waitFor(() => expect(selectCart(view.store.getState())?.items).toEqual([]));
  return view;
}

describe('the recommended products of the empty cart', () => {
  test('APP-34: one with several sizes opens its page, which asks for no size by itself', async () => {
    const { store } = renderShop({ visited: ['/cart'] });
    await add(recommended, lago.name);
    expect(await screen.findByRole('heading', productHeading)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(selectVisited(store.getState()).at(-1)).toBe(lago.path);
    expect(items(store)).toEqual([]);
  });

  test('APP-34, CART-05: one with a single size is added at once', async () => {
    const { store } = renderShop({ visited: ['/cart'] });
    await add(recommended, jardinBag.name);
    expect(await screen.findByText('Subtotal')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: jardinBag.name })).toBeVisible();
    expect(items(store)).toEqual([jardinBag.item]);
    expect(selectAddSource(store.getState())).toBe('recommendation');
    expect(screen.queryByRole('region', { name: recommended })).toBeNull();
  });

  test('APP-34: one with several sizes leads nowhere, once the shopper is on her way elsewhere', async () => {
    const { children, leave, arrive } = leaving();
    const { promise, resolve } = Promise.withResolvers<void>();
    const reads: string[] = [];
    const { store } = renderShop({ visited: ['/cart'], children });
    const shelf = await row(recommended);
    await shelf.findByRole('button', { name: `Agregar ${lago.name}` });
    answerWith(
      http.get('*/catalog/product-details', async ({ request }) => {
        reads.push(request.url);
        await promise;
      }),
    );
    await add(recommended, lago.name);
    await waitFor(() => expect(reads).toHaveLength(1));
    await leave();
    resolve();
    await waitFor(() =>
      expect(JSON.stringify(Object.values(store.getState().shopApi.queries))).toContain('ZP0001-38'),
    );
    await arrive();
  });

  test('APP-34: the page of a product has none to add', async () => {
    renderShop({ visited: [lago.path] });
    const shelf = await row(recommended);
    expect(shelf.getAllByRole('article').length).toBeGreaterThan(2);
    expect(shelf.queryByRole('button', { name: /^Agregar / })).toBeNull();
  });
});

describe('the favourites of the empty cart', () => {
  test('APP-34: are those that are sold, and one with several sizes opens its page', async () => {
    const { store } = await openFavourites([savedLago, { ...savedBoots, available: false }]);
    const shelf = await row(favourites);
    expect(shelf.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([lago.name]);
    expect(shelf.queryByText(boots)).toBeNull();
    await add(favourites, lago.name);
    expect(await screen.findByRole('heading', productHeading)).toBeVisible();
    expect(items(store)).toEqual([]);
  });

  test('PROD-06: a reduced one has its price and the earlier one', async () => {
    await openFavourites([savedBag]);
    const shelf = await row(favourites);
    const { textContent } = shelf.getByRole('link').closest('li') as HTMLElement;
    expect(textContent?.replaceAll('\u00a0', ' ')).toContain('Ahora $ 171.990Precio anterior $ 214.990');
  });

  test('APP-34, ERR-54: one with a single size is added at once, which is said', async () => {
    const { store } = await openFavourites([savedBag]);
    await add(favourites, jardinBag.name);
    expect(await screen.findByText('Producto agregado al carrito.')).toBeVisible();
    expect(items(store)).toEqual([jardinBag.item]);
    expect(selectAddSource(store.getState())).toBe('wishlist');
    expect(selectFlashes(store.getState())).toHaveLength(1);
  });

  test('FIND-06: a guest has none, and sees what was viewed', async () => {
    const viewed = aProductPreview({ productImage: picture(1) });
    renderShop({
      visited: ['/cart'],
      storage: memoryStorage({ recent_products: JSON.stringify([viewed]) }),
    });
    const shelf = await row('Visto hace poco');
    expect(shelf.getByRole('link', { name: viewed.productName })).toBeVisible();
    await row(recommended);
    expect(screen.queryByRole('region', { name: favourites })).toBeNull();
  });
});
