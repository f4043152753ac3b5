import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { lago, sources } from '#fixtures/situations.ts';
import { chooseCityRegion } from '#store/followCity.ts';
import { saveScrollPosition } from '#store/persistence/scrollPositions.ts';
import { memoryTab } from '#testing/fakeBrowser.ts';
import { backends } from '#testing/render/backends.ts';
import { address, list, names, openList, path, scrollDown, title } from '#testing/render/openList.ts';
import { given, renderShop } from '#testing/render/renderShop.tsx';

const more = { name: 'Cargar más productos' };

describe.each(backends)('the pages of a list of the $source', (backend) => {
  const { calls, watchPages } = backend;

  test('CAT-19, PLACE-06: three pages load on scrolling, and the next one by a button', async () => {
    const shop = await openList(backend);
    await waitFor(() => expect(shop.store.getState().catalogue?.entries[path]?.details).toBeDefined());
    scrollDown();
    await waitFor(() => expect(names()).toHaveLength(20));
    await waitFor(() => expect(address(shop)).toBe(`${path}?page=2`));
    scrollDown();
    await waitFor(() => expect(names()).toHaveLength(30));
    await waitFor(() => expect(address(shop)).toBe(`${path}?page=3`));
    expect(shop.store.getState().lastUrl.history).toHaveLength(1);
    scrollDown();
    const button = await screen.findByRole('button', more);
    expect(names()).toHaveLength(30);
    fireEvent.click(button);
    await waitFor(() => expect(names()).toHaveLength(40));
    await waitFor(() => expect(address(shop)).toBe(`${path}?page=4`));
    expect(
      new Set(
        list()
          .getAllByRole('link', { hidden: true })
          .map((link) => link.getAttribute('href')),
      ).size,
    ).toBeGreaterThan(40);
  });

  test('CAT-20: opened at a later page, the earlier ones load by a button, before it', async () => {
    const shop = await openList(backend, `${path}?page=4`);
    const [fourth] = names();
    expect(names()).toHaveLength(10);
    fireEvent.click(screen.getByRole('button', { name: 'Ver anteriores' }));
    await waitFor(() => expect(names()).toHaveLength(20));
    expect(names()[10]).toBe(fourth);
    await waitFor(() => expect(address(shop)).toBe(`${path}?page=3`));
    fireEvent.click(screen.getByRole('button', { name: 'Ver anteriores' }));
    await waitFor(() => expect(names()).toHaveLength(30));
  });

  test.each([
    [path, [2, 3]],
    ['/otra-lista/', [1]],
  ])(
    'CAT-20, PLACE-03: in a tab that was left in the list %s it begins with the pages %j',
    async (left, begun) => {
      const tab = memoryTab({ closed_banners: 'city' });
      // The router names the first entry of every document so.
      saveScrollPosition(tab, 'default', { list: left, first: 2, last: 3, sku: lago.sku, offset: 0 });
      const pages = watchPages();
      renderShop({ flags: backend.flags, visited: [path], tab });
      await waitFor(() => expect(pages.slice(0, begun.length)).toEqual(begun));
    },
  );

  test('CAT-15: a page behind the end leads to the beginning', async () => {
    const shop = await openList(backend, `${path}?page=99999`);
    await waitFor(() => expect(names()).toHaveLength(10));
    await waitFor(() => expect(address(shop)).toBe(path));
  });

  test('CAT-18: a return by history sends no request and restores the list', async () => {
    const shop = await openList(backend);
    scrollDown();
    await waitFor(() => expect(names()).toHaveLength(20));
    await waitFor(() => expect(address(shop)).toBe(`${path}?page=2`));
    const first = list().getAllByRole('link', { name: names()[0] ?? '' })[0] as HTMLElement;
    fireEvent.click(first);
    await screen.findByRole('region', { name: 'Compra' });
    const requests = watchPages();
    fireEvent.click(screen.getByRole('button', { name: 'Volver' }));
    await screen.findByRole('heading', title);
    expect(names()).toHaveLength(20);
    expect(requests).toEqual([]);
  });

  test('ERR-12: a next page that fails leaves the list in place, and loads on retry', async () => {
    const shop = await openList(backend, `${path}?page=3`);
    await given('a call fails', { call: calls.page, fault: 'unavailable' });
    fireEvent.click(await screen.findByRole('button', more));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ha ocurrido un error.');
    expect(names()).toHaveLength(10);
    // A page that was never shown is in no address.
    expect(address(shop)).toBe(`${path}?page=3`);
    await given('the page has products', { path });
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(names()).toHaveLength(20));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('REACH-01: the retry of a page that comes on scrolling keeps the focus', async () => {
    await openList(backend);
    await given('a call fails', { call: calls.page, fault: 'unavailable' });
    scrollDown();
    const button = await screen.findByRole('button', { name: 'Reintentar' });
    await given('the page has products', { path });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(names()).toHaveLength(20));
    expect(screen.getByRole('button', more)).toHaveFocus();
  });

  test('CAT-55, ERR-12: a next page that answers 404 is no missing page', async () => {
    await openList(backend, `${path}?page=3`);
    backend.failPage({ error: true, message: 'nope' }, 404);
    fireEvent.click(await screen.findByRole('button', more));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ha ocurrido un error.');
    expect(names()).toHaveLength(10);
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  });

  test('ERR-12, CAT-20: after a failed earlier page retry requests that page', async () => {
    const shop = await openList(backend, `${path}?page=4`);
    await given('a call fails', { call: calls.page, fault: 'unavailable' });
    fireEvent.click(screen.getByRole('button', { name: 'Ver anteriores' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ha ocurrido un error.');
    await given('the page has products', { path });
    const pages = watchPages();
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(names()).toHaveLength(20));
    expect(pages).toEqual([3]);
    await waitFor(() => expect(address(shop)).toBe(`${path}?page=3`));
  });

  test('CAT-19: leaving while a page is loading does not lead back to the list', async () => {
    const shop = await openList(backend, `${path}?page=3`);
    await given('a call fails', { call: calls.page, fault: 'slow' });
    fireEvent.click(await screen.findByRole('button', more));
    fireEvent.click(within(screen.getByRole('navigation', { name: 'Principal' })).getByText('Carrito'));
    await screen.findByRole('heading', { name: 'Su carrito está vacío.' });
    await waitFor(() => expect(shop.store.getState().catalogue?.entries[path]?.products).toHaveLength(20));
    expect(address(shop)).toBe('/cart');
  });

  test('GEO-07, CAT-21: another location requests the visible list anew, from its first page', async () => {
    const { store } = await openList(backend, `${path}?page=4`);
    const pages = watchPages();
    act(() => {
      store.dispatch(chooseCityRegion({ region: '5', city: '120' }));
    });
    await waitFor(() => expect(pages).toEqual([4]));
    await waitFor(() => expect(names()).toHaveLength(10));
  });
});

const [bff] = sources;

/** The places of the products in the list, each with whether its card is drawn. */
const places = () =>
  [...document.querySelectorAll('main [data-sku]')].map((place) => place.querySelector('article') !== null);

/** What each change of the page leaves of the list, before the browser reports what is near. */
function watchPlaces() {
  const seen: boolean[][] = [];
  const observer = new MutationObserver(() => seen.push(places()));
  observer.observe(document.body, { childList: true, subtree: true });
  return {
    end: () => {
      observer.disconnect();
      return seen.filter(({ length }) => length > 0);
    },
  };
}

/** Opens a list and loads its pages up to one. */
async function openPages(last: number) {
  await openList(bff);
  for (let page = 2; page <= last; page += 1) {
    scrollDown();
    if (page > 3) fireEvent.click(await screen.findByRole('button', { name: 'Cargar más productos' }));
    await waitFor(() => expect(places()).toHaveLength(page * 10));
  }
}

test('the cards of a page that is loaded are there at once, however long the list is', async () => {
  const watched = watchPlaces();
  await openPages(8);
  const seen = watched.end();
  expect(seen.at(-1)).toHaveLength(80);
  expect(seen.filter((each) => each.slice(-10).includes(false))).toEqual([]);
});

test('of a list that is returned to, the cards around the tapped one are there at once, and none far from it', async () => {
  await openPages(12);
  fireEvent.click(list().getAllByRole('link').at(-1) as HTMLElement);
  await screen.findByRole('region', { name: 'Compra' });
  const watched = watchPlaces();
  fireEvent.click(screen.getByRole('button', { name: 'Volver' }));
  await screen.findByRole('heading', title);
  const [first = []] = watched.end();
  expect(first.length).toBe(120);
  expect(first.slice(0, 60)).not.toContain(true);
  expect(first.slice(60)).not.toContain(false);
});
