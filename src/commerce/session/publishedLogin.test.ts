import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parsePersisted } from '#store/persistence/persistedSlices.ts';
import { connectCustomers } from '#testing/customerTab.ts';
import { guestSignsIn } from '#testing/guestSignsIn.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

test('CART-22, KEEP-04: as soon as another tab can know of the login, it can know which items are to be merged', async () => {
  const { browser } = await guestSignsIn(() => new Promise(() => undefined));
  const { slices } = parsePersisted(browser.storage.texts['persist:root'] ?? null);
  expect(slices.customer?.loggedIn).toBe(true);
  expect(slices.cart?.guestItems).toEqual(['ZP0001-38']);
});
