import type { APIRequestContext, Page } from '@playwright/test';
import { lago } from '#fixtures/situations.ts';
import type { BeaconEvent } from '#schemas/tracking.ts';
import { canaryAddress, canaryCustomer, canaryIn } from '#testing/canary.ts';
import { expect, test } from './journey.ts';

/** The beacons that the tracking host was sent by a visitor. */
async function beaconsOf(request: APIRequestContext, visitor: string): Promise<BeaconEvent[]> {
  const answer = await request.get('/__mock/beacons', { headers: { 'x-mock-visitor': visitor } });
  return ((await answer.json()) as { event: BeaconEvent }[]).map(({ event }) => event);
}

const dataLayer = (page: Page) =>
  page.evaluate(() => (globalThis as { dataLayer?: { event: string }[] }).dataLayer ?? []);

/** The names of the events of a page. */
const eventsOf = async (page: Page) => (await dataLayer(page)).map(({ event }) => event);

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

/** The page views among beacons; web vitals come when the browser has them. */
const views = (beacons: readonly BeaconEvent[]) => beacons.filter(({ event }) => event === 'pageview');

test.describe('a visitor who is asked', () => {
  test.use({ consent: 'none', expectedFaults: /Failed to load resource/ });

  test('TRACK-38, TRACK-39, REACH-08: sends nothing before a yes, and after it the view and the speed of each page', async ({
    page,
    request,
    visitor,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('scroll')));
    const question = page.getByRole('region', { name: /^Usamos cookies de medición/ });
    await expect(question).toBeVisible();
    await expect.poll(() => eventsOf(page)).toContain('promotionImpression');
    expect(await cookieNames(page)).not.toContain('_ga');
    expect(await beaconsOf(request, visitor)).toEqual([]);

    await question.getByRole('button', { name: 'Aceptar' }).click();
    await expect(question).toBeHidden();
    await expect.poll(() => cookieNames(page)).toContain('_ga');
    await expect.poll(async () => views(await beaconsOf(request, visitor)).length).toBe(1);

    const vitals = async () =>
      (await beaconsOf(request, visitor)).flatMap(({ payload }) => payload.webvital?.name ?? []);
    await page.goto(lago.path);
    await expect.poll(vitals).toContain('TTFB');
    await expect.poll(async () => views(await beaconsOf(request, visitor)).length).toBe(2);
    const [, view] = views(await beaconsOf(request, visitor));
    expect(view?.payload).toMatchObject({ productpage: { sku: lago.sku, price: lago.specialPrice } });
    expect(view?.url_simple).toMatch(new RegExp(`${lago.path}$`));
    await page.evaluate(() => dispatchEvent(new Event('scroll')));
    await expect.poll(() => eventsOf(page)).toContain('productDetail');
    expect(await question.isVisible()).toBe(false);

    await test.step('TRACK-37: with the tracking host down the shop works', async () => {
      await page.route('**/tracking/**', (route) => route.abort());
      const refused = page.waitForEvent('requestfailed', (failed) => failed.url().includes('/tracking/'));
      await page
        .getByRole('link', { name: /^Carrito/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/cart/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await refused;
      await expect
        .poll(async () => (await eventsOf(page)).filter((event) => event === 'pageview').length)
        .toBeGreaterThan(1);
    });
  });
});

test.describe('a customer who has consented', () => {
  test.use({ consent: 'yes' });

  test('TRACK-01, TRACK-14: is in no event and in no beacon by more than her id and gender', async ({
    page,
    request,
    visitor,
    given,
  }) => {
    await given('a customer has addresses', {
      customer: canaryCustomer,
      token: 'canary-token',
      fingerprint: '6f9c2b1e-0a52-4c7d-9c57-3b1f2f1e8a10',
      addresses: [canaryAddress],
    });
    const loaded = page.waitForResponse(/customer\/address/);
    let said = '';
    let opened = 0;
    for (const path of [
      '/?autologin=1&hash=canary-hash&emptyCart=1',
      '/account/editaddress/canary-address-id?email=canary-email',
      '/catalog/?q=canary-email@vidriera.example',
      '/catalog/?q=botas&token=canary-token',
    ]) {
      await page.goto(path);
      opened += 1;
      if (opened === 1) {
        // The login's reply has more details than the device persists, so the next page view may contain them.
        await loaded;
        await expect.poll(async () => views(await beaconsOf(request, visitor)).length).toBe(opened);
        await page
          .getByRole('link', { name: /^Carrito/ })
          .first()
          .click();
        opened += 1;
      }
      await expect.poll(async () => views(await beaconsOf(request, visitor)).length).toBe(opened);
      await expect.poll(() => eventsOf(page)).toContain('pageview');
      said += JSON.stringify(await dataLayer(page));
    }
    said += JSON.stringify(await beaconsOf(request, visitor));
    expect(canaryIn(said)).toEqual(['canary-gender', 'canary-id']);
  });
});
