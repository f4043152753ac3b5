import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { waitForRetry } from '#app/navigation/chunk.ts';
import type { SkeletonName } from '#rules/navigation/registry.ts';
import { SafeHere } from '#commerce/page/here.ts';
import { networkChanged } from '#store/online.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { renderShop } from '#testing/render/renderShop.tsx';
import { ScreenBoundary } from './ScreenFailure.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

/** A page whose code does not load, after one whose title the document still has. */
function failToLoad(name: SkeletonName, chunk: string, offline = true) {
  document.title = 'Carrito | Vidriera';
  renderShop({ children: <ScreenSkeleton name={name} chunk={chunk} /> });
  act(() => void waitForRetry(chunk, offline));
}

describe('a screen without code', () => {
  test.each([
    ['KEEP-08, ERR-15', true, 'No hay conexión disponible.'],
    ['KEEP-08, ERR-12', false, 'Ha ocurrido un error.'],
  ])(
    '%s: names the document after what has happened (server out of reach: %s)',
    async (_ids, offline, text) => {
      failToLoad('menu', `title ${offline}`, offline);
      expect(screen.getByRole('heading', { level: 1, name: text })).toBeVisible();
      await waitFor(() => expect(document.title).toBe(`${text} | Vidriera`));
    },
  );

  test.each([
    ['home', [['Ver categorías', '/menu']]],
    ['menu', [['Ir al inicio', '/']]],
    ['list', [['Ir al inicio', '/']]],
  ] as const)('KEEP-08: %s is left for another page than itself', (name, expected) => {
    failToLoad(name, `way out of ${name}`);
    expect(links()).toEqual(expected);
  });

  test('KEEP-09: is loaded again automatically, also if the network came back during the check of the failure', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    renderShop({ children: <ScreenSkeleton name="menu" chunk="back meanwhile" /> });
    let isLoading = false;
    act(() => void waitForRetry('back meanwhile', true).then(() => (isLoading = true)));
    await act(() => vi.advanceTimersByTimeAsync(2999));
    expect(isLoading).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(isLoading).toBe(true);
  });

  test('KEEP-08, APP-15: the search, which has its own bar, has a bar with a way back', () => {
    failToLoad('search', 'search');
    expect(screen.getByText('Buscar', { selector: 'header p' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Volver' })).toBeVisible();
  });
});

/** A search with an error in it, whose data are safe elsewhere. */
function renderBroken() {
  function Broken(): never {
    throw new Error('broken');
  }
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const { store } = renderShop({
    children: (
      <SafeHere value="Sus datos siguen en su cuenta.">
        <ScreenBoundary of="search">
          <Broken />
        </ScreenBoundary>
      </SafeHere>
    ),
  });
  expect(log).toHaveBeenCalled();
  return store;
}

test('ERR-12, APP-15: a search that throws has a bar too, and says what is safe', async () => {
  renderBroken();
  expect(screen.getByText('Buscar', { selector: 'header p' })).toBeVisible();
  expect(screen.getByText('No se pudo cargar. Sus datos siguen en su cuenta.')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Ha ocurrido un error. | Vidriera'));
});

test('KEEP-08: a screen that throws reloads the page only on a press', async () => {
  const store = renderBroken();
  const probed = vi.fn<() => void>();
  answerWith(
    http.head('*', () => {
      probed();
      return HttpResponse.error();
    }),
  );
  for (const isThere of [false, true]) act(() => void store.dispatch(networkChanged(isThere)));
  await fetch('/', { method: 'HEAD' }).catch(() => undefined);
  expect(probed).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(probed).toHaveBeenCalledTimes(2));
});
