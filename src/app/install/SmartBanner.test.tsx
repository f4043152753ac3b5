import { act, fireEvent, screen, within } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Shell } from '#app/shell/Shell.tsx';
import { networkChanged } from '#store/online.ts';
import { safeStorage } from '#store/persistence/tabStorage.ts';
import { installOffer, offerInstall } from '#testing/render/offerInstall.ts';
import { bannersLoaded, renderShop } from '#testing/render/renderShop.tsx';

const headline = { level: 1, name: 'Todo el verano a pie' } as const;
const banner = () => screen.queryByRole('region', { name: 'Instale Vidriera' });
const button = (name: string) => within(banner() as HTMLElement).getByRole('button', { name });

/** The shop with its home page. */
async function open(options: Parameters<typeof renderShop>[0] = {}) {
  const view = renderShop(options);
  await screen.findByRole('heading', headline);
  await bannersLoaded();
  return view;
}

afterEach(() => {
  globalThis.installOffer = undefined;
  vi.restoreAllMocks();
});

test('APP-18, APP-19: the banner is shown when the browser offers installation, and not before', async () => {
  await open();
  expect(banner()).toBeNull();
  const focused = document.activeElement;
  const { offer } = offerInstall();
  expect(banner()).toBeVisible();
  expect(within(banner() as HTMLElement).getByText('A un toque en su teléfono.')).toBeVisible();
  expect(document.activeElement).toBe(focused);
  expect(offer.defaultPrevented).toBe(true);
});

test('APP-19: an offer from before the code of the banner was there is shown too', async () => {
  globalThis.installOffer = installOffer().offer as typeof globalThis.installOffer;
  await open();
  expect(banner()).toBeVisible();
});

test('APP-19: an offer that comes between the first render of the banner and its effects is shown too', async () => {
  function OfferBetween() {
    useLayoutEffect(() => {
      globalThis.installOffer = installOffer().offer as typeof globalThis.installOffer;
    }, []);
    return null;
  }
  await open({
    children: (
      <>
        <Shell />
        <OfferBetween />
      </>
    ),
  });
  expect(banner()).toBeVisible();
});

test('APP-19: the banner invites on home only, and again on the return to it', async () => {
  renderShop({ visited: ['/cart'] });
  await screen.findByRole('heading', { name: 'Su carrito está vacío.' });
  await bannersLoaded();
  offerInstall();
  expect(banner()).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Inicio' }));
  await screen.findByRole('heading', headline);
  expect(banner()).toBeVisible();
});

test('APP-18, APP-19: closed, it stays hidden for the rest of the browser session', async () => {
  const tab = safeStorage();
  const first = await open({ tab });
  offerInstall();
  fireEvent.click(button('Cerrar'));
  expect(banner()).toBeNull();
  offerInstall();
  expect(banner()).toBeNull();

  first.unmount();
  const again = await open({ tab });
  offerInstall();
  expect(banner()).toBeNull();

  again.unmount();
  await open({ tab: safeStorage() });
  offerInstall();
  expect(banner()).toBeVisible();
});

test("APP-19: 'Instalar' opens the dialog of the browser once and closes the banner", async () => {
  await open();
  const { opened } = offerInstall(() => Promise.resolve({ outcome: 'dismissed' }));
  fireEvent.click(button('Instalar'));
  expect(opened).toEqual(['dialog']);
  expect(banner()).toBeNull();
});

test('APP-19: a dialog that cannot be opened leaves a message with another way', async () => {
  await open();
  offerInstall(() => Promise.reject(new DOMException('No user gesture.', 'NotAllowedError')));
  fireEvent.click(button('Instalar'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No pudimos abrir la instalación. Puede instalar la tienda desde el menú del navegador.',
  );
});

test('APP-19: installed by the menu of the browser, the shop invites no more', async () => {
  const tab = safeStorage();
  const { unmount } = await open({ tab });
  offerInstall();
  act(() => void dispatchEvent(new Event('appinstalled')));
  expect(banner()).toBeNull();
  unmount();
  await open({ tab });
  offerInstall();
  expect(banner()).toBeNull();
});

test('APP-19: the installed shop does not invite', async () => {
  const { matchMedia } = globalThis;
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    matchMedia.call(globalThis, query === '(display-mode: standalone)' ? 'all' : query),
  );
  await open();
  offerInstall();
  expect(banner()).toBeNull();
});

test('APP-19: what happens is more important: without network its notice is in the place of the banner', async () => {
  const { store } = await open();
  offerInstall();
  act(() => void store.dispatch(networkChanged(false)));
  expect(screen.getByText('No hay conexión disponible.')).toBeVisible();
  expect(banner()).toBeNull();
  act(() => void store.dispatch(networkChanged(true)));
  expect(banner()).toBeVisible();
});

test('REACH-01: closed by the keyboard, it returns the focus', async () => {
  await open();
  offerInstall();
  const before = screen.getByRole('link', { name: 'Inicio' });
  act(() => before.focus());
  const close = button('Cerrar');
  act(() => close.focus());
  fireEvent.click(close);
  expect(before).toHaveFocus();
});

test.each(['Cerrar', 'Instalar'])(
  "APP-19, REACH-01: after '%s' the focus is on the content, if it was nowhere before",
  async (name) => {
    await open();
    offerInstall();
    act(() => button(name).focus());
    fireEvent.click(button(name));
    expect(banner()).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  },
);
