import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { networkChanged } from '#store/online.ts';
import {
  answerReported,
  screenRenewed,
  screensListed,
  versionAccepted,
  versionFound,
} from '#store/worker.ts';
import { passTime, stopClock } from '#testing/passTime.ts';
import { renderShop } from '#testing/renderShop.tsx';
import { Notices } from './Notices.tsx';
import { StoredScreens } from './StoredScreens.tsx';

const minute = 60_000;
const offline = 'No hay conexión disponible.';
const newVersion = 'Hay una nueva versión disponible.';

const answer = (state: 'stored' | 'failed' | 'current' | 'changed' | 'missing', storedAt: number) =>
  answerReported({ type: 'answer', kind: 'list', subject: '/mujer', storedAt, state });

describe('the strip above the tabs', () => {
  beforeEach(() => stopClock());

  const show = () => renderShop({ visited: ['/mujer/?page=2'], children: <Notices /> }).store;
  const strip = () => screen.queryByRole('status')?.textContent ?? '';

  test('PWA-05: says how old the list is from five minutes on, while it is shown', async () => {
    const store = show();
    act(() => void store.dispatch(answer('stored', Date.now() - 4 * minute)));
    expect(strip()).toBe('');
    await passTime(2 * minute);
    expect(strip()).toBe('Actualizado hace 6 min');
  });

  test('PWA-05, PWA-03: says it at any age without network', () => {
    const store = show();
    act(() => void store.dispatch(networkChanged(false)));
    expect(strip()).toBe(offline);
    act(() => void store.dispatch(answer('stored', Date.now() - 2 * minute)));
    expect(strip()).toBe(`${offline} Actualizado hace 2 min`);
  });

  test.each([
    ['the server says the same', () => answer('current', Date.now())],
    ['a newer answer is shown', () => screenRenewed('/mujer')],
  ])('PWA-05: is gone once %s', (_what, event) => {
    const store = show();
    act(() => void store.dispatch(answer('stored', Date.now() - 9 * minute)));
    act(() => void store.dispatch(answer('changed', Date.now())));
    expect(strip()).toBe('Actualizado hace 9 min');
    act(() => void store.dispatch(event()));
    expect(strip()).toBe('');
  });

  test('PWA-05: says it where the server fails', () => {
    const store = show();
    act(() => void store.dispatch(answer('failed', Date.now() - minute)));
    expect(strip()).toBe('Actualizado hace 1 min');
  });

  test('PWA-06: offers a new version, which waits for the shopper', () => {
    const store = show();
    const accepted = vi.fn<() => void>();
    store.react({ matches: versionAccepted.match, run: accepted });
    act(() => void store.dispatch(versionFound()));
    expect(strip()).toContain(newVersion);
    fireEvent.click(screen.getByRole('button', { name: 'Actualizar' }));
    expect(accepted).toHaveBeenCalledOnce();
  });

  test('PWA-06: a version put off is not offered again', () => {
    const store = show();
    act(() => void store.dispatch(versionFound()));
    fireEvent.click(screen.getByRole('button', { name: 'Ahora no' }));
    act(() => void store.dispatch(versionFound()));
    expect(strip()).toBe('');
  });
});

describe('a screen that is not on the device', () => {
  const show = () => renderShop({ visited: ['/mujer/'], children: <StoredScreens /> }).store;
  const screens = screensListed([
    { kind: 'home', path: '/', name: '' },
    { kind: 'list', path: '/mujer/', name: 'Mujer' },
    { kind: 'product', path: '/botin-1.html', name: 'Botín Quena' },
  ]);

  test('PWA-05: says so, and names the others that are', () => {
    const store = show();
    act(() => void store.dispatch(screens));
    act(() => void store.dispatch(answer('missing', 0)));
    expect(screen.getByText('Esta página no está guardada en su teléfono.')).toBeVisible();
    const links = within(screen.getByRole('list')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Inicio', '/'],
      ['Botín Quena', '/botin-1.html'],
    ]);
  });

  test('PWA-05: says nothing where the server answers', () => {
    const store = show();
    act(() => void store.dispatch(screens));
    expect(screen.queryByRole('list')).toBeNull();
  });
});
