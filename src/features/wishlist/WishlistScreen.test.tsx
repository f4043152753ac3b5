import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { lago } from '#fixtures/situations.ts';
import { selectFlashes } from '#store/flash.ts';
import { answerAgain, answerWith } from '#testing/render/mockWorker.ts';
import {
  all,
  boots,
  dress,
  names,
  openSaved,
  path,
  remove,
  rowOf,
  savedBoots,
  savedLago,
  watchWishlist,
} from '#testing/render/openWishlist.ts';
import { waitForUrl } from '#testing/render/signInScreens.ts';

describe('the wishlist', () => {
  test('ROUTE-07, WISH-05: lists what is saved, with its page, price and stock', async () => {
    await openSaved(path, [savedLago, { ...savedBoots, available: false }]);
    const row = await rowOf(lago.name);
    expect(screen.getByRole('heading', { level: 1, name: 'Mis favoritos' })).toBeVisible();
    expect(names()).toEqual([lago.name, boots]);
    expect(row.getByRole('link', { name: lago.name })).toHaveAttribute('href', lago.path);
    expect(row.getByText('$ 43.999', { normalizer: (text) => text.replaceAll('\u00a0', ' ') })).toBeVisible();
    expect(row.getByRole('button', { name: `Agregar al carrito ${lago.name}` })).toBeVisible();
    const gone = await rowOf(boots);
    expect(gone.getByText('Sin stock')).toBeVisible();
    expect(gone.queryByRole('button', { name: /^Agregar/ })).toBeNull();
  });

  test('WISH-05: that is empty says so, and leads to the shop', async () => {
    await openSaved(path, []);
    expect(await screen.findByRole('heading', { name: 'No tiene productos en favoritos.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ir a comprar' })).toHaveAttribute('href', '/');
  });

  test('ERR-12: that cannot be read says so, and is read again', async () => {
    answerWith(http.get('*/wishlist/', () => HttpResponse.json({ error: true })));
    await openSaved(path, [savedLago]);
    await screen.findByRole('heading', { name: 'Ha ocurrido un error.' });
    answerAgain();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect((await rowOf(lago.name)).getByText('Zapala')).toBeVisible();
  });
});

describe('a saved product that is removed', () => {
  test('KEEP-01, ERR-65: can be restored in its place', async () => {
    await openSaved(path, all);
    const sent = watchWishlist();
    await remove(boots);
    expect(await screen.findByText('Producto removido de su lista de favoritos.')).toBeVisible();
    expect(names()).toEqual([lago.name, dress]);
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(names()).toEqual([lago.name, boots, dress]));
    await waitFor(() => expect(screen.queryByText('Producto removido de su lista de favoritos.')).toBeNull());
    expect(sent).toEqual(['DELETE AN0107', 'POST AN0107']);
  });

  test('KEEP-01: each of several can be restored, the last one first', async () => {
    const { store } = await openSaved(path, all);
    await remove(lago.name);
    await screen.findByText('Producto removido de su lista de favoritos.');
    const first = selectFlashes(store.getState());
    await remove(boots);
    await waitFor(() => expect(names()).toEqual([dress]));
    // The second message reads like the first one, which stays until then.
    await waitFor(() => expect(selectFlashes(store.getState())).not.toBe(first));
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(names()).toEqual([boots, dress]));
    await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(names()).toEqual([lago.name, boots, dress]));
  });

  test('ERR-12: without an answer stays where it was', async () => {
    await openSaved(path, all);
    await rowOf(boots);
    answerWith(http.delete('*/wishlist/', () => HttpResponse.error()));
    await remove(boots);
    expect(await screen.findByText('Ha ocurrido un error.')).toBeVisible();
    expect(names()).toEqual([lago.name, boots, dress]);
  });

  test('KEEP-03: whose answer was lost is gone, as the list says', async () => {
    await openSaved(path, all);
    await rowOf(boots);
    let isLost = false;
    answerWith(
      http.delete('*/wishlist/', async ({ request }) => {
        if (isLost) return undefined;
        isLost = true;
        await fetch(request.clone());
        return HttpResponse.error();
      }),
    );
    await remove(boots);
    expect(await screen.findByText('Producto removido de su lista de favoritos.')).toBeVisible();
    expect(names()).toEqual([lago.name, dress]);
  });

  test('REACH-01: leaves the focus in the list', async () => {
    await openSaved(path, [savedLago, savedBoots]);
    (await rowOf(lago.name)).getByRole('button', { name: /^Quitar/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: boots }).closest('li')).toHaveFocus());
  });
});

test('ROUTE-07, ROUTE-49: the tab leads to the list, and a guest to the sign in before it', async () => {
  const { store } = await openSaved('/menu', [savedLago]);
  await userEvent.click(await screen.findByRole('link', { name: 'Favoritos' }));
  await waitForUrl(store, path);
  await rowOf(lago.name);
  expect(screen.getByRole('link', { name: 'Favoritos' })).toHaveAttribute('aria-current', 'page');
});
