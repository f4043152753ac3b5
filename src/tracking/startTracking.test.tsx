import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { lago, shoeList } from '#fixtures/situations.ts';
import { consentDecided, saveConsent } from '#store/consent.ts';
import { navigated } from '#store/lastUrl.ts';
import { loginSucceeded } from '#store/session/customerEvents.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import { memoryStorage } from '#testing/fakeBrowser.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { started } from '#testing/backend/signedIn.ts';
import { whenDecided } from '#testing/render/settled.ts';
import type { DataLayerEvent, TrackingPorts } from './events.ts';
import { makeBeacons } from './beacons.ts';
import { startTracking } from './startTracking.ts';

const { document: page, navigator } = globalThis;

beforeEach(() => {
  // The deferred start of the page has its own.
  delete (globalThis as { dataLayer?: unknown }).dataLayer;
});

/** A shop that is tracked from its first page on; its data layer, and the addresses of its beacons. */
function tracked(visited: string[], options: Parameters<typeof renderShop>[0] = {}) {
  const storage = memoryStorage();
  const cookies = '_ga=GA1.2.1122334455.1650000000';
  const view = renderShop({ visited, storage, cookies, ...options });
  const { store, ports, settings } = view;
  const dataLayer: DataLayerEvent[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
  const end = new AbortController();
  const given: TrackingPorts = {
    ...ports,
    store,
    headers: {},
    beaconKey: settings.beaconKey,
    mock: false,
    storage,
    signal: end.signal,
    window: { document: page, navigator, fetch, dataLayer },
  };
  const load = vi.fn(() =>
    Promise.resolve({ startConsented: (all: TrackingPorts) => makeBeacons(all).view }),
  );
  const begin = () => startTracking(given, load);
  const events = <Name extends DataLayerEvent['event']>(name: Name) =>
    dataLayer.filter((each): each is Extract<DataLayerEvent, { event: Name }> => each.event === name);
  const beacons = () =>
    fetch.mock.calls.map(
      ([url]) => JSON.parse(new URL(url as string).searchParams.get('p') ?? '') as Record<string, unknown>,
    );
  return { ...view, storage, dataLayer, events, beacons, begin, load, end };
}

test('TRACK-09, TRACK-10, TRACK-26: each page is one view, and a list has its navigation type', async () => {
  const { begin, events, end } = tracked([shoeList.path]);
  begin();
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
  await waitFor(() =>
    expect(events('navigation')).toMatchObject([{ navigationType: 'categoria', page: shoeList.path }]),
  );
  expect(events('pageview')).toMatchObject([
    { page: shoeList.path, visitor: { visitorClass: 'logged out', clientId: '1122334455.1650000000' } },
  ]);
  end.abort();
});

test('TRACK-21, TRACK-27, TRACK-29: seen and pressed cards are reported with their positions, at most 10 in one event', async () => {
  const { begin, events, end } = tracked([shoeList.path]);
  begin();
  await screen.findAllByRole('article');
  await waitFor(() => expect(events('productImpression').length).toBeGreaterThan(0));
  const [seen] = events('productImpression');
  expect(seen).toMatchObject({ list: 'categoria' });
  expect(seen?.products.length).toBeLessThanOrEqual(10);
  expect(seen?.products[0]).toMatchObject({ position: 1 });
  const [card] = screen.getAllByRole('article');
  fireEvent.click(within(card as HTMLElement).getByRole('link'));
  await waitFor(() => expect(events('productClick')).toHaveLength(1));
  expect(events('productClick')[0]?.product).toEqual(seen?.products[0]);
  await waitFor(() => expect(events('productDetail')).toHaveLength(1));
  expect(events('productDetail')[0]?.product.id).toBe(seen?.products[0]?.id);
  expect(events('pageview')).toHaveLength(2);
  end.abort();
});

test('TRACK-21, TRACK-29: cards of a list that is opened again are reported again', async () => {
  const { begin, events, end } = tracked([shoeList.path]);
  begin();
  await screen.findAllByRole('article');
  const reported = () => events('productImpression').flatMap(({ products }) => products);
  await waitFor(() => expect(reported()).not.toHaveLength(0));
  const [first] = reported();
  const [card] = screen.getAllByRole('article');
  fireEvent.click(within(card as HTMLElement).getByRole('link'));
  await waitFor(() => expect(events('productDetail')).toHaveLength(1));
  fireEvent.click(await screen.findByRole('button', { name: 'Volver' }));
  const again = () =>
    reported().filter(({ id, position }) => id === first?.id && position === first.position);
  await waitFor(() => expect(again()).toHaveLength(2));
  end.abort();
});

test('TRACK-21, TRACK-30, TRACK-32: the banners of home are reported once they are shown, and the pressed one', async () => {
  const { begin, events, end } = tracked(['/']);
  begin();
  await screen.findByRole('heading', { level: 1, name: 'Todo el verano a pie' });
  await waitFor(() => expect(events('promotionImpression')).toHaveLength(1));
  const promotions = events('promotionImpression')[0]?.promotions ?? [];
  expect(promotions.map(({ position }) => position)).toContain('superior 1');
  expect(promotions).toContainEqual({ name: 'Todo el verano a pie', position: 'central 1' });
  const banner = screen.getByRole('link', { name: /Todo el verano a pie/ });
  const href = banner.getAttribute('href') ?? '';
  fireEvent.click(banner);
  await waitFor(() =>
    expect(events('promotionClick')).toEqual([
      { event: 'promotionClick', promotion: { name: 'Todo el verano a pie', position: 'central 1' } },
    ]),
  );
  // On another page no link is a banner of home, whatever it reads.
  const [card] = await screen.findAllByRole('article');
  const same = screen.getByRole('main').appendChild(Object.assign(page.createElement('a'), { href }));
  same.textContent = 'Todo el verano a pie';
  same.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(same);
  fireEvent.click(within(card as HTMLElement).getByRole('link'));
  await waitFor(() => expect(events('productClick')).toHaveLength(1));
  expect(events('promotionClick')).toHaveLength(1);
  end.abort();
});

test('TRACK-20: for a product that does not exist only the page view is reported', async () => {
  const { begin, dataLayer, beacons, storage, end } = tracked(['/nada-de-nada-xx9999.html']);
  await saveConsent(storage, 'yes');
  begin();
  expect(await screen.findByRole('heading', { name: 'La página solicitada no existe.' })).toBeVisible();
  await waitFor(() => expect(dataLayer).toHaveLength(1));
  expect(dataLayer).toMatchObject([{ event: 'pageview' }]);
  expect(beacons()).toEqual([]);
  end.abort();
});

test('TRACK-16, TRACK-39: no beacon is sent before consent, and the one of the page in view after it', async () => {
  const { begin, store, events, beacons, end } = tracked([lago.path]);
  begin();
  await waitFor(() => expect(events('productDetail')).toHaveLength(1));
  expect(beacons()).toEqual([]);
  act(() => void store.dispatch(consentDecided('no')));
  act(() => void store.dispatch(consentDecided('yes')));
  await waitFor(() => expect(beacons()).toHaveLength(1));
  expect(beacons()[0]).toMatchObject({
    event: 'pageview',
    payload: { productpage: { sku: lago.sku, price: lago.specialPrice, productName: lago.name } },
  });
  end.abort();
});

test('TRACK-38, TRACK-39: after a refusal no code that needs consent is loaded', async () => {
  const { begin, load, store, end } = tracked([lago.path]);
  begin();
  await screen.findByRole('heading', { level: 1, name: lago.name });
  act(() => void store.dispatch(consentDecided('no')));
  expect(load).not.toHaveBeenCalled();
  act(() => void store.dispatch(consentDecided('yes')));
  expect(load).toHaveBeenCalledOnce();
  end.abort();
});

test('TRACK-38, TRACK-39: a visitor who consented in an earlier visit is not asked again', async () => {
  const { begin, storage, beacons, end } = tracked(['/catalog/?q=botas']);
  await saveConsent(storage, 'yes');
  begin();
  await waitFor(() => expect(beacons()).toHaveLength(1));
  expect(beacons()[0]).toMatchObject({ payload: { catalogpage: { categoryName: 'SearchResult' } } });
  end.abort();
});

test('TRACK-01, STATE-14: the views of a customer name her until her session ends; those of a guest stay', async () => {
  const { begin, store, events, end } = tracked(['/menu']);
  // Start-up decides that nobody is logged in, and would end a session that began before.
  await whenDecided(store);
  begin();
  const guest = { page: '/menu', visitor: { visitorClass: 'logged out' } };
  await waitFor(() => expect(events('pageview')).toMatchObject([guest]));
  act(() => {
    store.dispatch(loginSucceeded(started));
    store.dispatch(navigated({ url: '/brands', kind: 'push' }));
  });
  const hers = { page: '/brands', visitor: { customerId: started.idCustomer } };
  await waitFor(() => expect(events('pageview')).toMatchObject([guest, hers]));
  act(() => void store.dispatch(sessionEnded('logout')));
  await waitFor(() => expect(events('pageview')).toMatchObject([guest]));
  end.abort();
});
