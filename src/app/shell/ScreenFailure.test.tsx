import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { waitForRetry } from '#app/navigation/failedChunks.ts';
import type { SkeletonName } from '#rules/navigation/registry.ts';
import { SafeHere } from '#commerce/page/safeHere.ts';
import { renderShop } from '#testing/renderShop.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
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

  test('KEEP-09: is loaded again by itself, also where the network came back while the failure was looked into', async () => {
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

  test('KEEP-08, APP-15: the search, which brings a bar of its own, has one all the same, with a way back', () => {
    failToLoad('search', 'search');
    expect(screen.getByText('Buscar', { selector: 'header p' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Volver' })).toBeVisible();
  });
});

test('ERR-12, APP-15: a search with an error in it has a bar too, and says what is safe', async () => {
  function Broken(): never {
    throw new Error('broken');
  }
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  renderShop({
    children: (
      <SafeHere value="Sus datos siguen en su cuenta.">
        <ScreenBoundary of="search">
          <Broken />
        </ScreenBoundary>
      </SafeHere>
    ),
  });
  expect(screen.getByText('Buscar', { selector: 'header p' })).toBeVisible();
  expect(screen.getByText('No se pudo cargar. Sus datos siguen en su cuenta.')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Ha ocurrido un error. | Vidriera'));
  expect(log).toHaveBeenCalled();
});
