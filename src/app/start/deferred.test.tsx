import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { aFlagConfiguration } from '#fixtures/flagConfiguration.ts';
import { selectFlagsLoading, selectSource } from '#store/flags.ts';
import { memoryStorage } from '#testing/fakeBrowser.ts';
import { backends } from '#testing/render/backends.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { names, path, title } from '#testing/render/openList.ts';
import { bannersLoaded, renderShop } from '#testing/render/renderShop.tsx';

const configurationCall = '*/config_v6.json';

/** Opens a list, and gives the pages that each source was asked for. */
function visit(stored: Record<string, string> = {}) {
  const [bff = [], legacy = []] = backends.map(({ watchPages }) => watchPages());
  const storage = memoryStorage(stored);
  const { store } = renderShop({ visited: [path], storage });
  return { store, storage, bff, legacy, source: () => selectSource(store.getState()) };
}

test.each([
  ['a first visit starts with the defaults', {}, 'bff'],
  ['a later one with the last values', { flags: '{"backend_for_frontend":"off"}' }, 'legacy'],
])('FLAG-24: %s, and nothing waits for a configuration that never comes', async (_what, stored, source) => {
  const asked = Promise.withResolvers<[bff: number, legacy: number]>();
  const shop = visit(stored);
  answerWith(
    http.get(configurationCall, () => {
      asked.resolve([shop.bff.length, shop.legacy.length]);
      return new Promise<never>(() => undefined);
    }),
  );
  await screen.findByRole('heading', title);
  await waitFor(() => expect(names()).toHaveLength(10));
  await bannersLoaded();
  // By then the products had been asked for, and from that source alone.
  const [bff, legacy] = await asked.promise;
  expect([bff > 0, legacy > 0, shop.source()]).toEqual([source === 'bff', source === 'legacy', source]);
});

test('FLAG-24, FLAG-10: what resolves later is kept, applies from the next navigation on, and leaves the screen in view', async () => {
  const { f, ...rest } = aFlagConfiguration();
  const off = { f: { ...f, backend_for_frontend: { t: 1, v: { s: 'off' } } }, ...rest };
  answerWith(http.get(configurationCall, () => HttpResponse.json(off)));
  const { store, storage, bff, legacy, source } = visit();
  await screen.findByRole('heading', title);
  await waitFor(() => expect(names()).toHaveLength(10));
  const [first] = names();
  await bannersLoaded();
  await waitFor(() => {
    // Asks again where an answer took longer than the shop has patience for.
    act(() => void dispatchEvent(new Event('online')));
    expect(storage.texts['flags']).toContain('"backend_for_frontend":"off"');
  });
  expect([selectFlagsLoading(store.getState()), source()]).toEqual([false, 'bff']);
  expect([names()[0], legacy]).toEqual([first, []]);
  const asked = bff.length;
  fireEvent.click(screen.getAllByRole('link', { name: first ?? '' })[0] as HTMLElement);
  await screen.findByRole('region', { name: 'Compra' });
  expect(source()).toBe('legacy');
  fireEvent.click(screen.getByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(legacy.length).toBeGreaterThan(0));
  expect(bff).toHaveLength(asked);
});
