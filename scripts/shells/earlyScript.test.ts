import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import '#api/catalogue/catalogue.ts';
import '#api/home.ts';
import '#api/product/product.ts';
import { makeShop } from '#app/start/makeShop.ts';
import { headersOf, visitCountry } from '#app/start/visitCountry.ts';
import { developmentSettings } from '#fixtures/settings.ts';
import { endpointOf } from '#testing/backend/endpointOf.ts';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { catalogueKind, catalogueRequest } from '#rules/catalogue/catalogueRequest.ts';
import { productPath } from '#rules/product/productPage.ts';
import { hasMock } from '#rules/start/settings.ts';
import { getCataloguePage } from '#schemas/catalogue.ts';
import { getHome } from '#schemas/home.ts';
import { getProduct } from '#schemas/product.ts';
import { settings as settingsSchema } from '#schemas/settings.ts';
import { asking, configs, development, origins, usual } from './earlyCases.ts';
import { earlyScript } from './earlyScript.ts';
import { asSent, buildScripts, type Page, pages, runEarly, scripts, type Sent } from './runEarly.ts';

beforeAll(buildScripts, 60_000);
afterAll(() => vi.unstubAllGlobals());

/** The requests that the shop's own calls send at a URL. */
async function sentByShop(page: Page, address: string, config: string, setting?: string) {
  const { origin, pathname, hostname } = new URL(address);
  const settings = parse(settingsSchema, JSON.parse(config));
  const visit = visitCountry({ hostname, search: '' }, setting, hasMock(settings));
  const { store } = makeShop({
    country: visit.country,
    settings,
    origin,
    headers: headersOf(visit),
    clock: Date.now,
    random: () => 0,
    wait: () => Promise.resolve(),
    copy: () => Promise.resolve(false),
    share: () => Promise.resolve(false),
  });
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push(asSent(url, init));
    return Promise.resolve(Response.json({ error: true }));
  });
  if (page === 'home') await store.dispatch(endpointOf(getHome).initiate({ key: settings.homeKey }));
  if (page === 'product')
    await store.dispatch(endpointOf(getProduct).initiate({ path: productPath(pathname), source: 'bff' }));
  const listUrl = parseCatalogueUrl(pathname);
  if (page === 'list')
    await store.dispatch(
      endpointOf(getCataloguePage).initiate(
        catalogueRequest(listUrl, catalogueKind(listUrl, undefined), 0, { source: 'bff' }),
      ),
    );
  vi.unstubAllGlobals();
  return sent;
}

describe('the first call of a page', () => {
  test('has an address of each kind', () => {
    for (const some of [usual, asking]) {
      expect(some.length).toBeGreaterThan(10);
      expect(new Set(some.map(({ page }) => page))).toEqual(new Set(pages));
    }
  });

  test.each(usual)(
    'CAT-53, CAT-54, FLAG-24: at $address it is the one that the shop sends itself',
    async ({ page, address }) => {
      for (const origin of origins)
        for (const config of configs) {
          const { sent } = await runEarly(page, origin + address, config);
          expect(sent).toHaveLength(1);
          expect(sent).toEqual(await sentByShop(page, origin + address, config));
        }
    },
  );

  test.each(pages)('COUNTRY-03: of %s is for the one country that a build is made for', async (page) => {
    vi.stubEnv('VITE_COUNTRY', 'CL');
    const script = await earlyScript(page);
    vi.unstubAllEnvs();
    const address = 'http://co.localhost/mujer/';
    const production = JSON.stringify(developmentSettings({ environment: 'production' }));
    const { sent } = await runEarly(page, address, production, { script });
    expect(sent).toEqual(await sentByShop(page, address, production, 'CL'));
    expect(sent[0]?.url).toContain('-cl.tienda.example/');
  });

  test.each([
    ['/mujer/calzado/', 'category'],
    ['/nada/de-nada/', 'category'],
    ['/ac-quienes-somos', 'static-page'],
    ['/catalog/', 'static-page'],
    ['/catalog', 'static-page'],
  ])('CAT-53, CAT-54: at %s it asks for the kind %s', async (address, kind) => {
    const { sent } = await runEarly('list', `http://localhost${address}`, development);
    expect(sent[0]).toMatchObject({ method: 'POST', url: `http://localhost/bff/catalog/${kind}` });
  });

  test.each(pages)('of %s needs a script of at most 1,500 B: it stands in the page itself', (page) => {
    expect(Buffer.byteLength(scripts[page] ?? '')).toBeLessThanOrEqual(1500);
  });
});
