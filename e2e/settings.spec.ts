import { settingsBlock } from '#schemas/settingsBlock.ts';
import { expect, open, test } from './journey.ts';

test.use({ expectedFaults: /^Failed to open the shop: / });

test('COUNTRY-15: a page without valid settings opens no shop and says what a shopper can do, and the retry opens it once they are right', async ({
  page,
}) => {
  const sent: string[] = [];
  const said: string[] = [];
  const own = /\/(?:api|bff|cms|tracking|flags|images)\//;
  page.on('request', (request) => own.test(request.url()) && sent.push(request.url()));
  page.on('console', (message) => said.push(message.text()));
  const shop = page.getByRole('navigation', { name: 'Principal' });

  for (const [text, fault] of [
    ['{}', 'environment is missing. beaconKey is missing. sdkKey is missing.'],
    ['{"environment":"production","beaconKey":"a","sdkKey":"b","mock":true}', 'mock is no setting.'],
    ['', 'The settings are no JSON'],
  ] as const)
    await test.step(`COUNTRY-15: with ${text}`, async () => {
      await page.route('**/menu', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(settingsBlock, (_, tag: string) => tag + text);
        await route.fulfill({ response, body });
      });
      await open(page, 'ar', '/menu');
      await expect(page.getByRole('heading', { name: 'La tienda no está disponible.' })).toBeVisible();
      await expect(shop).toBeHidden();
      expect(said.at(-1)).toContain(fault);
      expect(sent).toEqual([]);
    });

  await page.unroute('**/menu');
  await page.getByRole('button', { name: 'Reintentar' }).tap();
  await expect(shop).toBeVisible();
  await expect(page.getByRole('main').getByText('Mujer', { exact: true })).toBeVisible();
});
