import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Back, backFrom, type Navigation, recordPop, recordVisit } from './history.ts';

describe('back navigation', () => {
  const worth = ['/mujer/', '/mujer/?page=2', '/brands', '/catalog/?q=botas', '/cart', '/ac-nosotros'];
  const skipped = [
    '/botin-1.html',
    '/bota-2.html',
    '/account',
    '/account/orders',
    '/login',
    '/sizes/contentTable',
  ];
  const roots = ['/', '/index.html'];
  const anyHistory = fc.uniqueArray(fc.constantFrom(...worth, ...skipped, ...roots));

  function isSound(history: string[], { target, history: after }: Back) {
    const fitting = target === '/' ? after.length === 0 : after.at(-1) === target;
    const shrinks = history.length === 0 || after.length < history.length || after.join() === '/cart';
    const walk = history.slice(0, -1).filter((url) => !skipped.includes(url));
    const newest = walk.at(-1);
    const expected = newest === undefined ? '/' : roots.includes(newest) ? undefined : newest;
    const right =
      expected === undefined ? target === (history.at(-1) === '/cart' ? '/' : '/cart') : target === expected;
    return fitting && shrinks && right && !skipped.includes(target);
  }

  function ends(back: typeof backFrom, start: string[]) {
    let history = start;
    for (let presses = 0; presses <= start.length + 1; presses += 1) {
      const { target, history: after } = back(history);
      if (target === '/') return true;
      history = after;
    }
    return false;
  }

  const check = (back: typeof backFrom) =>
    fc.assert(
      fc.property(anyHistory, (history) => isSound(history, back(history)) && ends(back, history)),
      { seed: 20241, numRuns: 1000 },
    );

  test('ROUTE-57, ROUTE-58, ROUTE-61: skips what it must, shortens the history and ends at home', () => {
    expect(() => check(backFrom)).not.toThrow();
  });

  const oneBack = (history: readonly string[]): Back => {
    const rest = history.slice(0, -1);
    return { target: rest.at(-1) ?? '/', history: rest };
  };

  test.each<[string, typeof backFrom]>([
    ['skips nothing', oneBack],
    ['leaves the current URL in', (history) => ({ ...backFrom(history), history: [...history] })],
    [
      'goes home where the walk ends at the root',
      (history) => {
        const back = backFrom(history);
        return back.history.join() === '/cart' && !history.slice(0, -1).includes('/cart')
          ? { target: '/', history: [] }
          : back;
      },
    ],
    [
      'goes from the cart to the cart',
      (history) => {
        const back = backFrom(history);
        return history.at(-1) === '/cart' && roots.includes(history.at(-2) ?? '')
          ? { target: '/cart', history: ['/cart'] }
          : back;
      },
    ],
    [
      'takes the oldest page',
      (history) => {
        const target = history.slice(0, -1).find((url) => worth.includes(url)) ?? '/';
        return { target, history: target === '/' ? [] : [target] };
      },
    ],
  ])('refused is a back that %s', (_fault, back) => {
    expect(() => check(back)).toThrow('Property failed');
  });
});

describe('visited history', () => {
  type Step = { url: string; kind: Navigation['kind'] | 'pop' };
  interface Rules {
    recordVisit: (history: readonly string[], navigation: Navigation) => string[];
    recordPop: (history: readonly string[], url: string) => string[];
  }

  const urls = ['/', '/index.html', '/mujer/', '/mujer/?page=2', '/cart', '/botin-1.html', '/account/orders'];
  const step: fc.Arbitrary<Step> = fc.record({
    url: fc.oneof(
      fc.constantFrom(...urls),
      fc.nat(70).map((n) => `/p/${n}/`),
    ),
    kind: fc.constantFrom('push', 'push', 'push', 'replace', 'pop'),
  });
  /** Short walks over few pages, and long ones that fill the history. */
  const way = fc.oneof(
    fc.array(step, { maxLength: 12 }),
    fc.array(
      fc.nat(200).map((n): Step => ({ url: `/p/${n}/`, kind: 'push' })),
      { minLength: 60, maxLength: 90 },
    ),
  );

  const after = (rules: Rules, history: string[], { url, kind }: Step) =>
    kind === 'pop' ? rules.recordPop(history, url) : rules.recordVisit(history, { url, kind });

  function isSound(before: string[], { url, kind }: Step, now: string[]) {
    if (url === '/' || url === '/index.html') return now.length === 0;
    const grown = now.length - before.length;
    return (
      now.at(-1) === url &&
      new Set(now).size === now.length &&
      now.length <= 50 &&
      now.slice(0, -1).every((entry) => before.includes(entry)) &&
      (kind === 'push' || before.length === 0 || grown <= 0) &&
      (kind !== 'push' ||
        before.every((entry, index) => now.includes(entry) || (index === 0 && before.length === 50)))
    );
  }

  function check(rules: Rules) {
    fc.assert(
      fc.property(way, (steps) => {
        let history: string[] = [];
        return steps.every((step) => {
          const before = history;
          history = after(rules, history, step);
          return isSound(before, step, history);
        });
      }),
      { seed: 20241, numRuns: 500 },
    );
  }

  test('ROUTE-52, ROUTE-55, ROUTE-64: ends with the current URL, has no duplicates and stays short', () => {
    expect(() => check({ recordVisit, recordPop })).not.toThrow();
  });

  const root = (url: string) => url === '/' || url === '/index.html';

  test.each<[string, Partial<Rules>]>([
    [
      'keeps duplicates',
      { recordVisit: (history, { url }) => (root(url) ? [] : [...history, url].slice(-50)) },
    ],
    [
      'keeps the oldest position of a duplicate',
      { recordVisit: (history, { url }) => (root(url) ? [] : [...new Set([...history, url])].slice(-50)) },
    ],
    [
      'grows without end',
      {
        recordVisit: (history, { url, kind }) =>
          root(url)
            ? []
            : [...(kind === 'push' ? history : history.slice(0, -1)).filter((entry) => entry !== url), url],
      },
    ],
    [
      'stores the root',
      {
        recordVisit: (history, { url }) =>
          url === '/' ? ['/'] : recordVisit(history, { url, kind: 'push' }),
      },
    ],
    [
      'adds where it should replace',
      { recordVisit: (history, { url }) => recordVisit(history, { url, kind: 'push' }) },
    ],
    ['ignores browser back', { recordPop: (history) => [...history] }],
    ['pops one entry, wherever browser back arrives', { recordPop: (history) => history.slice(0, -1) }],
    [
      'takes browser back for a new page',
      { recordPop: (history, url) => recordVisit(history, { url, kind: 'push' }) },
    ],
  ])('refused is a history that %s', (_fault, wrong) => {
    expect(() => check({ recordVisit, recordPop, ...wrong })).toThrow('Property failed');
  });
});
