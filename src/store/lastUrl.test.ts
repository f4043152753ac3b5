import { describe, expect, test } from 'vitest';
import { hostsOf } from '#countries/hosts.ts';
import { rehydrated } from '#store/persistence/persistedSlices.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { historyPopped, navigated, selectVisited, wentBack } from './lastUrl.ts';

/** A store after visits to these URLs, in order. */
function at(...urls: string[]) {
  const store = storeOn(hostsOf('development', 'ar', ''));
  for (const url of urls) store.dispatch(navigated({ url, kind: 'push' }));
  return { store, visited: () => selectVisited(store.getState()) };
}

describe('the visited history', () => {
  test.each([
    [[], '/cart', 'push', ['/cart']],
    [['/mujer/'], '/botin-1.html', 'push', ['/mujer/', '/botin-1.html']],
    [['/mujer/', '/cart'], '/mujer/', 'push', ['/cart', '/mujer/']],
    [['/mujer/'], '/mujer/?page=2', 'push', ['/mujer/', '/mujer/?page=2']],
    [['/mujer/', '/cart'], '/', 'push', []],
    [['/mujer/', '/cart'], '/index.html', 'push', []],
    [['/mujer/', '/botin-1.html'], '/bota-2.html', 'replace', ['/mujer/', '/bota-2.html']],
    [['/mujer/'], '/mujer/?page=2', 'replace', ['/mujer/?page=2']],
  ] as const)('ROUTE-52, ROUTE-54, ROUTE-63: from %j to %s (%s)', (before, url, kind, history) => {
    const { store, visited } = at(...before);
    expect(visited()).toEqual(before);
    store.dispatch(navigated({ url, kind }));
    expect(visited()).toEqual(history);
  });

  test('ROUTE-68: it has the newest 50 entries', () => {
    const urls = Array.from({ length: 50 }, (_, index) => `/place-${index}/`);
    const { visited } = at('/a/', ...urls.slice(1), '/cart');
    expect(visited()).toEqual([...urls.slice(1), '/cart']);
  });

  test('ROUTE-64: browser back removes later entries', () => {
    const { store, visited } = at('/mujer/', '/botin-1.html', '/cart');
    store.dispatch(historyPopped('/mujer/'));
    expect(visited()).toEqual(['/mujer/']);
  });

  test('ROUTE-57: in-app back sets the history of its payload', () => {
    const { store, visited } = at('/mujer/', '/botin-1.html');
    store.dispatch(wentBack(['/mujer/']));
    expect(visited()).toEqual(['/mujer/']);
  });

  test.each([
    ['nothing was visited', [], ['/mujer/', '/evil.example/']],
    ['a page was visited', ['/cart'], ['/mujer/', '/cart']],
    ['home was visited', ['/'], []],
  ])('ROUTE-66, PERS-06: that was persisted comes before this visit, in which %s', (_what, urls, history) => {
    const { store, visited } = at(...urls);
    const persisted = urls.includes('/cart') ? ['/mujer/'] : ['/mujer/', '//evil.example/'];
    store.dispatch(rehydrated({ lastUrl: { history: persisted } }));
    expect(visited()).toEqual(history);
  });

  test('PERS-06: stays as it is where none was persisted', () => {
    const { store, visited } = at('/cart');
    store.dispatch(rehydrated({}));
    expect(visited()).toEqual(['/cart']);
  });
});
