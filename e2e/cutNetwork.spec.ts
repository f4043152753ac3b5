import type { Page } from '@playwright/test';
import { type CutJourney, cutJourneys, reloadJourney } from './cutJourneys.ts';
import { expect, open, test, withoutNetwork } from './journey.ts';
import { test as testOfOwnShop, untilStored } from './ownShop.ts';
import { patient } from './signIn.ts';

/** The steps that are taken without network, the last of them excluded; undefined with a network throughout. */
type Cut = readonly [from: number, to: number] | undefined;

type Go = (path: string) => Promise<unknown>;

/** Opens a journey and takes its steps of a journey. The network is back before the next step, or once a step shows that it waits for it. */
async function play(page: Page, journey: CutJourney, cut: Cut, go: Go) {
  const { part } = journey;
  // Who has looked at the screen for a moment has what it loads once it is idle.
  const loaded = part && page.waitForResponse((response) => part.test(response.url()), patient);
  await go(journey.path);
  await journey.before?.(page);
  await expect(journey.ready(page)).toBeVisible(patient);
  await (await loaded)?.finished();
  const [from = Infinity, to = Infinity] = cut ?? [];
  for (const [at, { act, done, waits = done, again }] of journey.steps.entries()) {
    const isCut = at >= from && at < to;
    if (isCut) {
      await page.context().setOffline(true);
      await act(page);
      await expect(waits(page)).toBeVisible(patient);
      if (at + 1 === to) await page.context().setOffline(false);
    }
    if (!isCut || again) await act(page);
    if (at + 1 !== to || !isCut) await expect(done(page)).toBeVisible(patient);
  }
}

/** What is in the cart and saved for later, as the screen shows it. */
const rowsOf = (page: Page) =>
  page.locator('li[data-row]').evaluateAll((rows) => {
    const cart: Record<string, number> = {};
    const saved: string[] = [];
    for (const row of rows) {
      const [id, count] = [row.getAttribute('data-row') ?? '', row.querySelector('output')?.textContent];
      if (count === undefined) saved.push(id);
      else cart[id] = Number(count);
    }
    return { cart, saved };
  });

/** Nothing waits any more, and a new page has of the server what the shopper has chosen, and nothing else. */
async function expectEnd(page: Page, { cart, saved = [], favourites }: CutJourney, go: Go) {
  const queue = () => page.evaluate(() => JSON.parse(localStorage['sync_queue'] ?? '{"changes":[]}').changes);
  // A page that lost a late file loads anew once the network is back, and a look at it fails while it does.
  await expect(async () => expect(await queue()).toEqual([])).toPass(patient);
  // So does the opening of another address.
  await expect(() => go('/cart')).toPass(patient);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => rowsOf(page), patient).toEqual({ cart, saved });
  if (favourites === undefined) return;
  await go('/account/wishlist');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
    [...favourites],
    patient,
  );
}

/** A journey with a network, and without it at each of its steps. */
const cutsOf = ({ steps }: CutJourney): [title: string, cut: Cut][] => [
  ['with a network', undefined],
  ...steps.map(({ does }, at): [string, Cut] => [`without network at ${does}`, [at, at + 1]]),
];

test.describe('whenever the network is gone', () => {
  test.use({ expectedFaults: withoutNetwork });

  for (const journey of cutJourneys)
    for (const [title, cut] of cutsOf(journey))
      test(`KEEP-02, KEEP-08: ${journey.name}, ${title}`, async ({ page }) => {
        const go = (path: string) => open(page, 'ar', path);
        await play(page, journey, cut, go);
        await expectEnd(page, journey, go);
      });
});

testOfOwnShop.describe('whenever the network is gone, with the worker', () => {
  testOfOwnShop.use({ expectedFaults: withoutNetwork });

  const cuts = [
    ...cutsOf(reloadJourney),
    ['without network from the first step to the last', [0, 3]] as const,
  ];
  for (const [title, cut] of cuts)
    testOfOwnShop(`KEEP-02, PWA-05, KEEP-10: ${reloadJourney.name}, ${title}`, async ({ page, shop }) => {
      const go = (path: string) => page.goto(shop.url(path));
      await go('/menu');
      await untilStored(page);
      await play(page, reloadJourney, cut, go);
      await expectEnd(page, reloadJourney, go);
    });
});
