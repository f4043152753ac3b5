import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aStatedOrder } from '#fixtures/orders.ts';
import { lago, shoeList } from '#fixtures/situations.ts';
import { type Row, registry } from '#rules/navigation/registry.ts';
import { openAccount, signedInAs } from '#testing/render/openAccount.tsx';
import { renderShop } from '#testing/render/renderShop.tsx';
import { shownUrl } from '#testing/render/signInScreens.ts';

/** What stands in an address in place of a part of its pattern. */
const parts: Record<string, string> = {
  '/:productName.html': lago.path,
  ':order': aStatedOrder().order_nr,
  ':batchnumber': '900123',
  ':id': '1',
  ':key': 'nl-7f3a',
  '*': 'otra',
};
const addressOf = ({ paths: [pattern = shoeList.path] }: Row) =>
  Object.entries(parts).reduce((path, [name, value]) => path.replace(name, value), pattern);

/** Each screen of the registry once, at the first address of its first route. */
const screens = [
  ...new Map(
    Object.values(registry)
      .toReversed()
      .map((row: Row) => [row.file, row] as const),
  ).values(),
].map((row) => ({ address: addressOf(row), isGuarded: row.guard !== undefined }));

const description = () => document.querySelector<HTMLMetaElement>('meta[name="description"]');

beforeEach(() => {
  document.title = '';
  description()?.remove();
});

test.each(screens)(
  'REACH-05: $address has one heading, a title and a description',
  async ({ address, isGuarded }) => {
    const { store } = isGuarded
      ? await openAccount(address, ['a customer has orders', { ...signedInAs(), orders: [aStatedOrder()] }])
      : renderShop({ visited: [address] });
    await waitFor(() => {
      const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);
      expect(headings).toEqual([expect.stringMatching(/^(?!Cargando$)./)]);
      expect(document.title).not.toBe('');
      expect(description()?.content).toMatch(/./);
    });
    // Where nobody is logged in, a guarded screen leads here.
    expect(shownUrl(store)).not.toBe('/login');
  },
);
