import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { lago, lagoPicture } from '#fixtures/situations.ts';
import { flashQueued } from '#store/flash.ts';
import { productAdded } from '#store/floatingCart.ts';
import { networkChanged } from '#store/online.ts';
import { passTime, stopClock } from '#testing/render/passTime.ts';
import { given, renderShop } from '#testing/render/renderShop.tsx';
import { LazyOverlays } from './Messages.tsx';

const added = 'Agregado al carrito';
const offline = 'No hay conexión disponible.';
const addedLago = {
  image: lagoPicture(1),
  brand: 'Zapala',
  name: 'Zapatilla urbana Lago',
  size: '38',
};
const popup = () => screen.queryByRole('region', { name: added });

/** Adds size 38 of the product in view, as a shopper does. */
async function addToCart() {
  const bar = within(await screen.findByRole('region', { name: 'Compra' }));
  fireEvent.click(screen.getByRole('radio', { name: '38' }));
  fireEvent.click(bar.getByRole('button', { name: /^Agregar al carrito/ }));
}

afterEach(() => vi.restoreAllMocks());

/** Start-up that never goes on. */
const deferred = () => new Promise<never>(() => undefined);

/** Holds the code of the messages until the result is called. */
function holdOverlays() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { load } = LazyOverlays;
  vi.spyOn(LazyOverlays, 'load').mockImplementation(() => promise.then(load));
  return () => act(async () => resolve());
}

describe('while the code of the messages is missing', () => {
  test('KEEP-08, APP-23: an add says so in place, and the popup shows once its code has loaded', async () => {
    const arrive = holdOverlays();
    renderShop({ deferred, visited: [lago.path] });
    await addToCart();
    expect(await screen.findByText(added, { selector: 'output *' })).toBeVisible();
    expect(popup()).toBeNull();
    await arrive();
    await waitFor(() => expect(popup()).toBeVisible());
    expect(screen.getAllByText(added)).toHaveLength(1);
  });

  test('KEEP-08, APP-35: an add that fails says so at once, also where the code cannot be loaded', async () => {
    await given('a call fails', { call: 'createCart', fault: 'unavailable' });
    vi.spyOn(LazyOverlays, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
    renderShop({ deferred, visited: [lago.path] });
    await addToCart();
    expect(await screen.findByRole('alert')).toHaveTextContent('Ha ocurrido un error.');
    expect(screen.getByRole('radio', { name: '38' })).toBeChecked();
  });

  test.each([
    ['a popup', () => productAdded({ product: addedLago, onCart: false, flashVisible: false }), added],
    ['a message', () => flashQueued({ text: 'A', flashMessageType: 'success' as const }), 'A'],
  ])(
    'KEEP-08, APP-39: %s goes after 5000 ms, and is not shown when the code loads later',
    async (_what, event, text) => {
      stopClock();
      const arrive = holdOverlays();
      const { store } = renderShop({ deferred });
      act(() => void store.dispatch(event()));
      await passTime(4999);
      expect(screen.getByText(text)).toBeVisible();
      await passTime(1);
      expect(screen.queryByText(text)).toBeNull();
      await arrive();
      await passTime(100);
      expect(screen.queryByText(text)).toBeNull();
    },
  );
});

test.each(['with', 'without'])(
  'ERR-15, PWA-03: a message that there is no network is read once, %s the code of the messages',
  async (what) => {
    stopClock();
    if (what === 'without') holdOverlays();
    const { store } = renderShop(what === 'without' ? { deferred } : {});
    act(() => void store.dispatch(networkChanged(false)));
    act(() => void store.dispatch(flashQueued({ text: offline, flashMessageType: 'error' })));
    expect(screen.getAllByText(offline)).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent(offline);
    await passTime(5000);
    expect(screen.getAllByText(offline)).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => void store.dispatch(networkChanged(true)));
    expect(screen.queryByText(offline)).toBeNull();
  },
);
