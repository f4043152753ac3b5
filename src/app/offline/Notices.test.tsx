import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { flashesTimedOut, flashQueued } from '#store/flash.ts';
import { networkChanged } from '#store/online.ts';
import { answerReported, screenRenewed, versionAccepted, versionFound } from '#store/worker.ts';
import { passTime, stopClock } from '#testing/render/passTime.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { Notices } from './Notices.tsx';

const minute = 60_000;
const offline = 'No hay conexión disponible.';
const newVersion = 'Hay una nueva versión disponible.';

const answer = (state: 'stored' | 'failed' | 'current' | 'changed', storedAt: number) =>
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
    ['a newer answer is shown', () => screenRenewed({ subject: '/mujer', storedAt: Date.now() })],
  ])('PWA-05: is gone once %s', (_what, event) => {
    const store = show();
    act(() => void store.dispatch(answer('stored', Date.now() - 9 * minute)));
    act(() => void store.dispatch(answer('changed', Date.now())));
    expect(strip()).toBe('Actualizado hace 9 min');
    act(() => void store.dispatch(event()));
    expect(strip()).toBe('');
  });

  test.each([
    ['opened with network', () => answer('current', Date.now())],
    ['renewed since', () => screenRenewed({ subject: '/mujer', storedAt: Date.now() })],
  ])('PWA-05: says how old a list is that was %s, once the network is gone', async (_what, event) => {
    const store = show();
    act(() => void store.dispatch(answer('stored', Date.now() - 60 * minute)));
    act(() => void store.dispatch(event()));
    await passTime(7 * minute);
    expect(strip()).toBe('');
    act(() => void store.dispatch(networkChanged(false)));
    expect(strip()).toBe(`${offline} Actualizado hace 7 min`);
  });

  test('PWA-03, ERR-15: says that there is no network once: not while a message says so', () => {
    const store = show();
    act(() => void store.dispatch(networkChanged(false)));
    act(() => void store.dispatch(flashQueued({ flashMessageType: 'error', text: offline })));
    expect(strip()).toBe('');
    act(() => void store.dispatch(flashesTimedOut()));
    expect(strip()).toBe(offline);
  });

  test('PWA-05: says it where the server fails', () => {
    const store = show();
    act(() => void store.dispatch(answer('failed', Date.now() - minute)));
    expect(strip()).toBe('Actualizado hace 1 min');
  });

  test('PWA-05: says how old the results of a search are, whatever the path of the search', () => {
    const { store } = renderShop({ visited: ['/mujer/?q=botas'], children: <Notices /> });
    const results = (phrase: string, age: number) =>
      answerReported({
        type: 'answer',
        kind: 'list',
        subject: `/catalog?q=${phrase}`,
        state: 'stored',
        storedAt: Date.now() - age * minute,
      });
    act(() => void store.dispatch(results('botas', 9)));
    act(() => void store.dispatch(results('camisas', 20)));
    expect(strip()).toBe('Actualizado hace 9 min');
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

  describe('whose button has the focus, when it goes', () => {
    const later = () => screen.getByRole('button', { name: 'Ahora no' });

    /** The shop with the offer of a new version. */
    function offered() {
      const { store } = renderShop({ visited: ['/cart'] });
      act(() => void store.dispatch(versionFound()));
      return store;
    }

    test('PWA-06, REACH-01: the element focused before it has the focus', () => {
      offered();
      const tab = screen.getByRole('link', { name: 'Inicio' });
      act(() => tab.focus());
      act(() => later().focus());
      fireEvent.click(later());
      expect(tab).toHaveFocus();
    });

    test('PWA-06, REACH-01: the content has the focus if none was focused before', () => {
      offered();
      act(() => later().focus());
      fireEvent.click(later());
      expect(screen.getByRole('main')).toHaveFocus();
    });

    test('PWA-03, REACH-01: a more urgent strip in its place takes no focus', () => {
      const store = offered();
      act(() => later().focus());
      act(() => void store.dispatch(networkChanged(false)));
      expect(strip()).toBe(offline);
      expect(screen.getByRole('main')).toHaveFocus();
    });
  });
});
