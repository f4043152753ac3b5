import { shoeList, sources } from '#fixtures/situations.ts';
import { expect, open, test } from './journey.ts';

const { path } = shoeList;

/** The mock renders each picture on its first request, one at a time. */
const drawn = { timeout: 20_000 };

/** Servers reject addresses above 8 KiB, so pages are not requested by longer ones. */
const long = 'x'.repeat(7000);

for (const { source, flags } of sources)
  test.describe(`hostile queries in an address, ${source}`, () => {
    test.use({ flags });

    for (const [what, query] of [
      ['page -1', 'page=-1'],
      ['page 1e9', 'page=1e9'],
      ['crossed prices', 'price=9-1'],
      ['a price of letters', 'price=abc'],
      ['7 kB of others', `utm_source=${long}`],
      ['broken percent signs', 'brand=&%E0%A4%A=%&sort=%'],
    ])
      test(`ROUTE-45, FILT-13, FILT-17: ${what} shows the list from its beginning`, async ({ page }) => {
        await open(page, 'ar', `${path}?${query}`);
        await expect(page.getByRole('heading', { level: 1, name: shoeList.title })).toBeVisible(drawn);
        await expect(page.getByRole('article')).toHaveCount(10);
        await expect(page.getByRole('button', { name: 'Filtrar', exact: true })).toBeVisible(drawn);
      });

    test('FIND-03: a brand without products can be removed, and another search started', async ({ page }) => {
      await open(page, 'ar', `${path}?brand=%&brand=zapala`);
      await expect(page.getByRole('button', { name: 'Quitar filtro %' })).toBeVisible(drawn);
      await page.getByRole('link', { name: 'vestidos' }).tap();
      await expect(page).toHaveURL(/\/catalog\/\?q=vestidos$/);
      await expect(page.getByRole('heading', { level: 1, name: 'vestidos' })).toBeVisible(drawn);
      await page.goBack();
      await page.getByRole('button', { name: 'Quitar el último filtro' }).tap();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('article').first()).toBeVisible(drawn);
    });
  });
