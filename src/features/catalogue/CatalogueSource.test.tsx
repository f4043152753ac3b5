import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { defaultFlags } from '#rules/flags/flags.ts';
import { flagsResolved } from '#store/flags.ts';
import { bannersLoaded, renderShop } from '#testing/render/renderShop.tsx';
import { backends } from '#testing/render/backends.ts';
import { memoryStorage } from '#testing/fakeBrowser.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { address, list, names, openList, path, scrollDown, title } from '#testing/render/openList.ts';

/** Records the requests to the catalogue, as 'category 1' and 'category/full 1'. */
function watchRequests() {
  const requests: string[] = [];
  const remember = async ({ request }: { request: Request }) => {
    const body = (await request.clone().json()) as { pageInfo: { page: number } };
    requests.push(`${request.url.split('/catalog/')[1]} ${body.pageInfo.page}`);
    return undefined;
  };
  answerWith(http.post('*/bff/catalog/:kind/full', remember));
  answerWith(http.post('*/bff/catalog/:kind', remember));
  return requests;
}

describe('the source of a list', () => {
  const other = backends.map(({ watchPages }) => watchPages);

  test('FLAG-24, FLAG-25: a resolved value applies from the next navigation on', async () => {
    // The provider itself resolves nothing here.
    answerWith(http.get('*/config_v6.json', () => new HttpResponse(null, { status: 404 })));
    const shop = await openList({ flags: {} });
    const { store } = shop;
    const [ofBff = [], ofLegacy = []] = other.map((watch) => watch());
    act(() => {
      store.dispatch(flagsResolved({ ...defaultFlags, backend_for_frontend: 'off' }));
    });
    scrollDown();
    await waitFor(() => expect(names()).toHaveLength(20));
    await waitFor(() => expect(address(shop)).toBe(`${path}?page=2`));
    expect([ofBff, ofLegacy]).toEqual([[2], []]);
    const first = list().getAllByRole('link', { name: names()[0] ?? '' })[0] as HTMLElement;
    fireEvent.click(first);
    await screen.findByRole('region', { name: 'Compra' });
    expect(store.getState().catalogue?.entries).toEqual({});
    fireEvent.click(screen.getByRole('button', { name: 'Volver' }));
    await screen.findByRole('heading', title);
    await waitFor(() => expect(ofLegacy).toEqual([1, 2]));
    expect(ofBff).toEqual([2]);
  });

  test.each([
    ['{"backend_for_frontend":"off"}', 0, 1],
    ['{"backend_for_frontend":"control"}', 1, 0],
    ['no JSON', 1, 0],
  ])(
    'FLAG-24, FLAG-10: with %s on the device the first call goes to that source at once',
    async (stored, bff, legacy) => {
      const [ofBff = [], ofLegacy = []] = other.map((watch) => watch());
      renderShop({ visited: [path], storage: memoryStorage({ flags: stored }) });
      await screen.findByRole('heading', title);
      expect([ofBff.length, ofLegacy.length]).toEqual([bff, legacy]);
    },
  );

  test('FLAG-24: resolved values are stored on the device', async () => {
    const storage = memoryStorage();
    const { store } = renderShop({ visited: ['/cart'], storage });
    act(() => {
      store.dispatch(flagsResolved({ ...defaultFlags, backend_for_frontend: 'off' }));
    });
    await waitFor(() => expect(storage.texts['flags']).toContain('"backend_for_frontend":"off"'));
  });
});

describe('a list of the backend-for-frontend', () => {
  test('CAT-28, GEO-02: is requested with the location of the cookie', async () => {
    const bodies: unknown[] = [];
    answerWith(
      http.post('*/bff/catalog/:kind', async ({ request }) => {
        bodies.push(await request.clone().json());
        return undefined;
      }),
    );
    const location = encodeURIComponent(JSON.stringify({ region: '5', city: '120' }));
    renderShop({ visited: [path], cookies: `a=b; pwa-geolocation=${location}` });
    await screen.findByRole('heading', title);
    expect(bodies).toEqual([expect.objectContaining({ locationCode: '5-120' })]);
  });

  test.each([
    ['yes', '1122334455.1650000000'],
    ['no', undefined],
  ])('TRACK-39, CAT-28: after %s of the visitor the next page is requested for %s', async (consent, id) => {
    const users: unknown[] = [];
    answerWith(
      http.post('*/bff/catalog/:kind', async ({ request }) => {
        users.push(((await request.clone().json()) as { userId?: string }).userId);
        return undefined;
      }),
    );
    const { store } = renderShop({
      visited: [path],
      cookies: '_ga=GA1.2.1122334455.1650000000',
      storage: memoryStorage({ consent }),
      asksConsent: true,
    });
    await screen.findByRole('heading', title);
    await bannersLoaded();
    await waitFor(() => expect(store.getState().visitor?.clientId).toBe(id));
    scrollDown();
    await waitFor(() => expect(names()).toHaveLength(20));
    expect(users.at(-1)).toBe(id);
  });

  test('ROUTE-43: the catalogue without search terms shows all products', async () => {
    const requests = watchRequests();
    await openList({ flags: {} }, '/catalog/', 'Todos los productos');
    expect(requests).toEqual(['static-page 1', 'static-page/full 1']);
  });

  test('ROUTE-39: the catalogue with search terms shows their results', async () => {
    const requests = watchRequests();
    await openList({ flags: {} }, '/catalog/?q=botas', 'botas');
    expect(requests).toEqual(['search 1', 'search/full 1']);
    expect(names().length).toBeGreaterThan(0);
  });

  test('ROUTE-44: an institutional path is requested as an editorial page', async () => {
    const requests = watchRequests();
    renderShop({ visited: ['/ac-envios/'] });
    await waitFor(() => expect(requests[0]).toBe('static-page 1'));
    await screen.findByRole('heading', { level: 1 });
  });

  test('CAT-53: a path that is no category is requested once more, as an editorial page', async () => {
    const requests = watchRequests();
    await openList({ flags: {} }, '/especial-verano/', 'Especial verano');
    expect(requests.filter((request) => request.startsWith('category '))).toHaveLength(1);
    expect(requests.filter((request) => request === 'static-page 1')).toHaveLength(1);
  });
});
