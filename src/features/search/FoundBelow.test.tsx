import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import type { Store } from '#store/store.ts';
import { networkChanged } from '#store/online.ts';
import { backends } from '#testing/render/backends.ts';
import { answerAgain, answerWith } from '#testing/render/mockWorker.ts';
import { given } from '#testing/render/renderShop.tsx';
import { findBox, openSearch, suggested, type } from '#testing/render/search.ts';
import { callsOf, settled } from '#testing/render/settled.ts';

/** Lets the catalogue calls for a text wait until `release`; `waiting` ends once one was sent. */
function hold(text: string) {
  const [sent, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const wait = async () => {
    sent.resolve();
    await released.promise;
  };
  answerWith(
    http.post('*/bff/catalog/:kind/full', async ({ request }) => {
      if ((await request.clone().text()).includes(`"${text}"`)) await wait();
    }),
  );
  answerWith(
    http.get('*/api/catalog/', async ({ request }) => {
      if (new URL(request.url).searchParams.get('q') === text) await wait();
    }),
  );
  return { waiting: sent.promise, release: () => released.resolve() };
}

const products = () => screen.queryByRole('region', { name: 'Productos' });
const brands = () => screen.queryByRole('region', { name: 'Marcas' });
const categories = () => screen.queryByRole('region', { name: 'Categorías' });
const found = () => [products(), brands()].flatMap((each) => (each ? within(each).getAllByRole('link') : []));

const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

/** The names of the calls that have failed; the page of a search has one name for both sources. */
const failedCalls = (store: Store) => callsOf(store, 'rejected').map((name) => name.replace('Full', ''));

describe.each(backends)('what a search finds, of the $source', ({ flags, calls, answerPage }) => {
  test('is never that of an earlier text', async () => {
    openSearch({ flags });
    const box = await findBox();
    type(box, 'botas');
    await waitFor(() => expect([products(), brands()]).not.toContain(null));
    const { waiting, release } = hold('vestidos');
    type(box, 'vestidos');
    await waiting;
    expect(found()).toEqual([]);
    release();
    await waitFor(() => expect(products()?.textContent).toMatch(/vestido/i));
    expect(products()?.textContent).not.toMatch(/bota/i);
  });

  test('is that of the whole text, with its signs', async () => {
    openSearch({ flags });
    const box = await findBox();
    const { waiting, release } = hold('botas & 50%+');
    type(box, 'botas & 50%+');
    let isSent = false;
    void waiting.then(() => (isSent = true));
    await waitFor(() => expect(isSent).toBe(true));
    release();
  });

  test('leads to the products of a brand whose value has signs', async () => {
    const value = 'norte & sur+1';
    const options = [{ label: 'Norte & Sur', value, active: false, count: 8 }];
    answerPage({ filters: [{ key: 'brand', name: 'Marca', type: 'multi_selector', options }] });
    openSearch({ flags });
    type(await findBox(), 'botas');
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Norte & Sur' });
    expect(Object.fromEntries(new URL(link.href).searchParams)).toEqual({ q: 'botas', brand: value });
  });

  test('KEEP-09, SEARCH-09: without network is not said to be nothing, and comes with it', async () => {
    const lost = () => HttpResponse.error();
    answerWith(http.all('*/bff/catalog/*', lost));
    answerWith(http.get('*/api/:path*', lost));
    const { store } = openSearch({ flags });
    const box = await findBox();
    act(() => void store.dispatch(networkChanged(false)));
    type(box, 'botas');
    const shown = ['getSuggestions', 'getCataloguePage'];
    await waitFor(() => expect(failedCalls(store)).toEqual(expect.arrayContaining(shown)));
    expect(said()).not.toContain('Sin sugerencias.');
    expect([products(), brands()]).toEqual([null, null]);
    answerAgain();
    act(() => void store.dispatch(networkChanged(true)));
    await waitFor(() => expect([products(), brands()]).not.toContain(null));
    await settled(store);
    expect(suggested()).not.toEqual([]);
    expect(said()).toContainEqual(expect.stringMatching(/^\d sugerencias?$/));
    expect(categories()).toBeVisible();
  });

  test('KEEP-09: its categories come with the network, too', async () => {
    await given('a call fails', { call: calls.menu, fault: 'cut' });
    const { store } = openSearch({ flags });
    act(() => void store.dispatch(networkChanged(false)));
    type(await findBox(), 'botas');
    await waitFor(() => expect(products()).toBeVisible());
    await waitFor(() => expect(failedCalls(store)).toEqual(['getMenu']));
    expect(categories()).toBeNull();
    await given('the page has products', { path: '/' });
    act(() => void store.dispatch(networkChanged(true)));
    await waitFor(() => expect(categories()).toBeVisible());
  });
});
