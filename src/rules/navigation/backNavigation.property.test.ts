import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Back, backFrom } from './backNavigation.ts';

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
