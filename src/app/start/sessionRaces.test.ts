import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectCustomers } from '#testing/customerTab.ts';
import { holdsInPages, runs } from '#testing/sessionProperty.ts';
import { wrongInOnePage, wrongInTwoTabs } from '#testing/wrongSessions.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

const longest = 7_200_000;

test(
  'SESS-43, SESS-46, STATE-14: whatever happens in whatever order, no session writes into another, and no cart is lost',
  async () => {
    await expect(holdsInPages(1, runs)).resolves.toBeUndefined();
  },
  longest,
);

test(
  'KEEP-04, SESS-17, STATE-14: two tabs end with one customer, one cart and one session',
  async () => {
    await expect(holdsInPages(2, Math.ceil(runs / 2))).resolves.toBeUndefined();
  },
  longest,
);

test.each(Object.entries(wrongInOnePage))('refused are %s', async (_fault, wrong) => {
  await expect(holdsInPages(1, 200, wrong)).rejects.toThrow('Property failed');
});

test.each(Object.entries(wrongInTwoTabs))('refused in two tabs are %s', async (_fault, wrong) => {
  await expect(holdsInPages(2, 200, wrong)).rejects.toThrow('Property failed');
});
