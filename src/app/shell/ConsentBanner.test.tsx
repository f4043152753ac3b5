import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aCartItem } from '#fixtures/cart.ts';
import { consentDecided, readConsent } from '#store/consent.ts';
import { safeStorage } from '#store/persistence/tabStorage.ts';
import { memoryStorage, storageWithCart } from '#testing/fakeBrowser.ts';
import { bannersLoaded, given, renderShop } from '#testing/render/renderShop.tsx';

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

test('TRACK-38: on the way to an answer no other banner is shown', async () => {
  await open({ storage: memoryStorage(), tab: safeStorage() });
  expect(await screen.findByRole('region', question)).toBeVisible();
  expect(screen.queryByRole('region', { name: '¿A qué ciudad enviamos?' })).toBeNull();
});

test('TRACK-38: it is answered by the keyboard, and the page gets the focus back', async () => {
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
