import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aCartItem } from '#fixtures/cart.ts';
import { lago } from '#fixtures/situations.ts';
import { selectCityRegion } from '#store/cityRegion.ts';
import { consentDecided, readConsent } from '#store/consent.ts';
import { networkChanged } from '#store/online.ts';
import { safeStorage } from '#store/persistence/tabStorage.ts';
import { memoryStorage, storageWithCart } from '#testing/fakeBrowser.ts';
import { offerInstall } from '#testing/render/offerInstall.ts';
import { bannersLoaded, given, renderShop } from '#testing/render/renderShop.tsx';

describe('consent banner', () => {
  const question = { name: 'Usamos cookies de medición para mejorar su experiencia.' } as const;
  const banner = () => screen.queryByRole('region', question);

  /** A visit of home, of a visitor who stays; the answers that were given in it. */
  async function open(options: Parameters<typeof renderShop>[0] = {}) {
    const view = renderShop({ asksConsent: true, ...options });
    const answered = vi.fn<(answer: string) => void>();
    view.store.react({ matches: consentDecided.match, run: ({ payload }) => answered(payload) });
    await screen.findByRole('main');
    await bannersLoaded();
    return { ...view, answered };
  }

  test.each([
    ['Aceptar', 'yes'],
    ['Rechazar', 'no'],
  ] as const)('TRACK-38: the banner asks, and the answer %j is kept as %j', async (name, consent) => {
    const storage = memoryStorage();
    const first = await open({ storage });
    expect(await screen.findByRole('region', question)).toBeVisible();
    expect(await readConsent(storage)).toBeUndefined();
    fireEvent.click(screen.getByRole('button', { name }));
    expect(banner()).toBeNull();
    await waitFor(async () => expect(await readConsent(storage)).toBe(consent));
    await waitFor(() => expect(first.answered.mock.calls).toEqual([[consent]]));
    first.unmount();
    // With an answer there is place for the next banner.
    await open({ storage, tab: safeStorage() });
    expect(await screen.findByRole('region', { name: '¿A qué ciudad enviamos?' })).toBeVisible();
    expect(banner()).toBeNull();
  });

  test('TRACK-38: until the answer is read no other banner is shown', async () => {
    await open({ storage: memoryStorage(), tab: safeStorage() });
    expect(await screen.findByRole('region', question)).toBeVisible();
    expect(screen.queryByRole('region', { name: '¿A qué ciudad enviamos?' })).toBeNull();
  });

  test('TRACK-38: it can be answered by keyboard, and the page gets the focus back', async () => {
    await open({ storage: memoryStorage() });
    const refuse = await screen.findByRole('button', { name: 'Rechazar' });
    const accept = screen.getByRole('button', { name: 'Aceptar' });
    expect(refuse.tabIndex).toBe(0);
    expect(accept.tabIndex).toBe(0);
    act(() => accept.focus());
    fireEvent.click(accept);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('TRACK-38: it does not cover the bar to buy, and its buttons are large enough', async () => {
    await open({ storage: memoryStorage(), visited: ['/zapatilla-urbana-lago-zp0001.html'] });
    const buy = await screen.findByRole('button', { name: /Agregar al carrito/ });
    await screen.findByRole('region', question);
    await waitFor(() => {
      const { bottom } = screen.getByRole('region', question).getBoundingClientRect();
      expect(bottom).toBeLessThanOrEqual(buy.getBoundingClientRect().top);
    });
    for (const name of ['Rechazar', 'Aceptar']) {
      const { width, height } = screen.getByRole('button', { name }).getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });

  test('TRACK-38: it does not cover the way to the checkout', async () => {
    const storage = storageWithCart({ items: [aCartItem()] });
    await given('a cart holds items', {
      hash: 'c4f1e2',
      lines: [{ item: 'ZP0001-38', quantity: 1 }],
      stock: 10,
    });
    await open({ storage, visited: ['/cart'] });
    const region = await screen.findByRole('region', question);
    const checkout = await screen.findByRole('button', { name: 'Finalizar compra' });
    await waitFor(() =>
      expect(checkout.getBoundingClientRect().bottom).toBeLessThanOrEqual(region.getBoundingClientRect().top),
    );
  });
});

describe('city banner', () => {
  const banner = () => screen.queryByRole('region', { name: '¿A qué ciudad enviamos?' });
  const button = (name: string) => within(banner() as HTMLElement).getByRole('button', { name });
  const laPlata = `pwa-geolocation=${encodeURIComponent('{"region":"5","city":"120"}')}`;

  /** A path of the shop, in a tab in which no banner was closed. */
  async function open(path: string, options: Parameters<typeof renderShop>[0] = {}) {
    const view = renderShop({ tab: safeStorage(), visited: [path], ...options });
    await screen.findByRole('main');
    await bannersLoaded();
    return view;
  }

  afterEach(() => {
    globalThis.installOffer = undefined;
  });

  test.each(['/', '/mujer/calzado/', '/catalog/?q=botas', lago.path])(
    'APP-18, APP-20: at %s the banner asks for the city',
    async (path) => {
      await open(path);
      expect(banner()).toBeVisible();
    },
  );

  test.each(['/cart', '/login', '/menu', '/search'])('APP-20: it is not shown at %s', async (path) => {
    await open(path);
    expect(banner()).toBeNull();
  });

  test('CAT-47, APP-20: an institutional page, which depends on no city, does not ask for one', async () => {
    await open('/ac-envios/');
    expect(await screen.findByText('Llegamos a todo el país.')).toBeVisible();
    expect(banner()).toBeNull();
  });

  test('APP-18, APP-20: with a chosen city it is hidden', async () => {
    await open('/', { cookies: laPlata });
    expect(banner()).toBeNull();
  });

  test('APP-18, APP-20: after it is closed it stays hidden, also after a reload', async () => {
    const tab = safeStorage();
    const first = await open('/', { tab });
    fireEvent.click(button('Cerrar'));
    expect(banner()).toBeNull();
    first.unmount();
    await open('/mujer/calzado/', { tab });
    expect(banner()).toBeNull();
  });

  test('APP-20, GEO-06: its action opens the dialog, and a city that is saved there hides it', async () => {
    const written: string[] = [];
    const { store } = await open('/', { setCookie: (cookie) => void written.push(cookie) });
    fireEvent.click(button('Elegir ciudad'));
    const sheet = await screen.findByRole('dialog', { name: 'Elija su ciudad' });
    fireEvent.click(await within(sheet).findByRole('radio', { name: 'Buenos Aires' }));
    fireEvent.click(within(sheet).getByRole('radio', { name: 'La Plata' }));
    fireEvent.click(within(sheet).getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(selectCityRegion(store.getState())).toEqual({ region: '5', city: '120' });
    expect(written.map((cookie) => cookie.split(';')[0])).toEqual([laPlata]);
    expect(banner()).toBeNull();
  });

  test('REACH-01: saving a city by keyboard leaves the focus in the page', async () => {
    await open('/');
    button('Elegir ciudad').focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Elija su ciudad' });
    fireEvent.click(await within(sheet).findByRole('radio', { name: 'Buenos Aires' }));
    fireEvent.click(await within(sheet).findByRole('radio', { name: 'La Plata' }));
    within(sheet).getByRole('button', { name: 'Guardar' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(banner()).toBeNull());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test('APP-18, APP-19: the smart banner is shown first, then this one', async () => {
    await open('/');
    offerInstall();
    expect(banner()).toBeNull();
    const smart = screen.getByRole('region', { name: 'Instale Vidriera' });
    fireEvent.click(within(smart).getByRole('button', { name: 'Cerrar' }));
    expect(banner()).toBeVisible();
  });

  test('APP-20: without network the offline notice replaces the banner', async () => {
    const { store } = await open('/');
    act(() => void store.dispatch(networkChanged(false)));
    expect(screen.getByText('No hay conexión disponible.')).toBeVisible();
    expect(banner()).toBeNull();
  });
});
