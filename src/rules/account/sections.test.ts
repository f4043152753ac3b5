import { expect, test } from 'vitest';
import { offeredSections } from './sections.ts';

const pathsOf = (options: Parameters<typeof offeredSections>[0]) =>
  offeredSections(options).map(({ path }) => path);

test('ACC-02, TFA-02: two steps are offered only where the environment has them', () => {
  const hasScreen = (path: string) => path !== '/account/orders';
  expect(pathsOf({ hasScreen, twoStep: true })).toContain('/account/enableauth');
  expect(pathsOf({ hasScreen, twoStep: false })).not.toContain('/account/enableauth');
});

test('ACC-01: what has a screen is offered in its order, and nothing else', () => {
  const built = new Set(['/account/editaccount', '/account/wallet', '/account/orders']);
  expect(pathsOf({ hasScreen: (path) => built.has(path), twoStep: true })).toEqual([
    '/account/orders',
    '/account/wallet',
    '/account/editaccount',
  ]);
});
