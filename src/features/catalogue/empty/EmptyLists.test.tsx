import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { shoeList } from '#fixtures/situations.ts';
import { networkChanged } from '#store/online.ts';
import { backends } from '#testing/render/backends.ts';
import { answerAgain, answerWith } from '#testing/render/mockWorker.ts';
import { given, renderShop } from '#testing/render/renderShop.tsx';
import { callsOf, settled } from '#testing/render/settled.ts';

describe('empty catalogue', () => {
  const open = (flags: (typeof backends)[number]['flags'], q: string) =>
    renderShop({ flags, visited: [`/catalog/?q=${encodeURIComponent(q)}`] });
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
  const linksOf = async (name: string) =>
    within(await screen.findByRole('region', { name }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);

  describe.each(backends)('a search at the $source', ({ flags }) => {
    test('FIND-05: for a misspelt phrase names the correction, and leads to what was typed', async () => {
      open(flags, 'btoas');
      expect(await screen.findByText('Mostramos resultados de "botas".')).toBeVisible();
      expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
      fireEvent.click(screen.getByRole('link', { name: 'Buscar "btoas"' }));
      expect(await heading('No encontramos resultados para "btoas".')).toBeVisible();
    });

    test('FIND-05: for a phrase as it is written names no correction', async () => {
      open(flags, 'botas');
      await heading('botas');
      await screen.findByRole('button', { name: 'Filtrar' });
      expect(screen.queryByText(/Mostramos resultados/)).toBeNull();
    });

    test('FIND-05: without results offers the spelling that it may mean', async () => {
      open(flags, '"zapatilas"');
      await heading('No encontramos resultados para "zapatilas".');
      const link = await screen.findByRole('link', { name: 'zapatillas' });
      expect(link.parentElement).toHaveTextContent('¿Quiso decir zapatillas?');
      expect(link).toHaveAttribute('href', '/catalog/?q=zapatillas');
    });

    test('without results and without such a spelling tells what to do', async () => {
      open(flags, 'xyzzy');
      await heading('No encontramos resultados para "xyzzy".');
      expect(screen.getByText('Revise cómo está escrito, o mire las categorías.')).toBeVisible();
      expect(screen.queryByRole('region', { name: 'Pruebe con menos palabras' })).toBeNull();
    });

    test('without results offers the phrase with one word less, and the categories', async () => {
      open(flags, 'botas xyzzy');
      expect(await linksOf('Pruebe con menos palabras')).toEqual([
        ['botas', '/catalog/?q=botas'],
        ['xyzzy', '/catalog/?q=xyzzy'],
      ]);
      expect((await linksOf('Categorías')).slice(0, 2)).toEqual([
        ['Mujer', '/mujer/'],
        ['Hombre', '/hombre/'],
      ]);
    });

    test('KEEP-09: without results offers them all once the network is back', async () => {
      answerWith(
        http.get('*', ({ request }) => {
          if (!/menu|suggestion|search/.test(new URL(request.url).pathname)) return undefined;
          return HttpResponse.error();
        }),
      );
      const { store } = open(flags, '"zapatilas"');
      const ways = () => screen.queryAllByRole('region', { name: /^(?:Categorías|Lo más buscado)$/ });
      const spelling = () => screen.queryByRole('link', { name: 'zapatillas' });
      act(() => void store.dispatch(networkChanged(false)));
      await heading('No encontramos resultados para "zapatilas".');
      // The pauses between the tries end at once: what fails later would not be among them.
      await waitFor(() => expect(callsOf(store, 'rejected').length).toBeGreaterThan(2));
      await settled(store);
      expect([...ways(), spelling()]).toEqual([null]);
      answerAgain();
      act(() => void store.dispatch(networkChanged(true)));
      await waitFor(() => expect(ways()).toHaveLength(2));
      await waitFor(() => expect(spelling()).toBeVisible());
    });
  });
});

describe('top searches', () => {
  const path = shoeList.path;
  const leavesNothing = `${path}?brand=zapala&price=1-2`;
  const heading = { name: 'Lo más buscado' };

  /** Records the paths of top-search requests, of either source; `answer` may replace the answer of the mock. */
  function watchTopSearches(answer: () => Response | undefined = () => undefined) {
    const requests: string[] = [];
    for (const address of ['*/bff/catalog/suggestion/top-search', '*/api/search/'])
      answerWith(
        http.get(address, ({ request }) => {
          requests.push(new URL(request.url).pathname);
          return answer();
        }),
      );
    return requests;
  }

  describe.each(backends)('a list of nothing, of the $source', ({ flags, calls }) => {
    test.each([
      ['filters that leave nothing', leavesNothing, 'Ningún producto coincide con los filtros.'],
      ['search terms without results', '/catalog/?q=xyzzy', 'No encontramos resultados para "xyzzy".'],
      ['a path that leads to nothing', '/nada/de-nada/', 'La página solicitada no existe.'],
    ])('FIND-03, SEARCH-12: %s leave what is searched for most, as ways on', async (_what, url, name) => {
      renderShop({ flags, visited: [url] });
      expect(await screen.findByRole('heading', { name })).toBeVisible();
      const ways = within(await screen.findByRole('region', heading)).getAllByRole('link');
      expect(ways[0]).toHaveAccessibleName('zapatillas mujer');
      expect(ways[0]).toHaveAttribute('href', '/mujer/calzado/zapatillas/');
      expect(ways.at(-1)).toHaveAttribute('href', expect.stringMatching(/^\/catalog\/\?q=/));
      expect(ways).toHaveLength(8);
    });

    test('FIND-03: one of them leads to what it finds', async () => {
      renderShop({ flags, visited: [leavesNothing] });
      fireEvent.click(await screen.findByRole('link', { name: 'vestidos' }));
      expect(await screen.findByRole('heading', { level: 1, name: 'vestidos' })).toBeVisible();
      expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
      expect(screen.queryByRole('region', heading)).toBeNull();
    });

    test('FIND-03: if they fail to load nothing is shown', async () => {
      await given('a call fails', { call: calls.topSearches, fault: 'unavailable' });
      const requests = watchTopSearches();
      renderShop({ flags, visited: [leavesNothing] });
      expect(await screen.findByRole('button', { name: 'Quitar el último filtro' })).toBeVisible();
      await waitFor(() => expect(requests.length).toBe(4));
      expect(screen.queryByText(heading.name)).toBeNull();
      expect(screen.queryByRole('alert')).toBeNull();
    });

    test('FIND-03: without search terms none are shown, and blanks are no search terms', async () => {
      const nothing = { error: false, message: '', topSearch: [{ term: ' ' }] };
      const requests = watchTopSearches(() => HttpResponse.json(nothing));
      renderShop({ flags, visited: [leavesNothing] });
      await waitFor(() => expect(requests).toHaveLength(1));
      expect(await screen.findByRole('button', { name: 'Quitar el último filtro' })).toBeVisible();
      expect(screen.queryByText(heading.name)).toBeNull();
    });

    test('FIND-03: a list with products does not request them', async () => {
      const requests = watchTopSearches();
      renderShop({ flags, visited: [path] });
      await screen.findByRole('button', { name: 'Ofertas' });
      expect(screen.getAllByRole('article')).toHaveLength(10);
      expect(requests).toEqual([]);
    });
  });
});
