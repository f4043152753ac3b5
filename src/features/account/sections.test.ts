import { expect, test } from 'vitest';
import { offeredSections } from './sections.ts';

const pathsOf = (twoStep: boolean) => offeredSections({ twoStep }).map(({ path }) => path);

test('ACC-01, ACC-02, TFA-02: two steps are offered only where the environment has them', () => {
  const always = [
    '/account/orders',
    '/account/wallet',
    '/account/credits',
    '/account/exchange',
    '/account/wishlist',
    '/account/memberships',
    '/account/addresses',
    '/account/editaccount',
  ];
  expect(pathsOf(false)).toEqual(always);
  expect(pathsOf(true)).toEqual([...always, '/account/enableauth']);
});
