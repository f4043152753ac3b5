import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import '#api/catalogue.ts';
import '#api/home.ts';
import '#api/product.ts';
import { makeShop } from '#app/makeShop.ts';
import { endpointOf } from '#contracts/endpointOf.ts';
import { countryOf } from '#rules/countryChoice.ts';
import { catalogueAsk } from '#rules/catalogueBody.ts';
import { catalogueKind } from '#rules/catalogueKind.ts';
import { routeOf } from '#rules/routes.ts';
import { readSettings } from '#rules/settings.ts';
import { getCataloguePage } from '#schemas/catalogue.ts';
import { getHome } from '#schemas/home.ts';
import { getProduct } from '#schemas/product.ts';
import { addresses } from './addresses.ts';
import { earlyScript } from './earlyScript.ts';
import { pageOf } from './pageTable.ts';

interface Sent {
  url: string;
  method: string | undefined;
  headers: Record<string, string>;
  body: unknown;
}

interface Picture {
  src?: string;
  srcset?: string;
  sizes?: string;
  fetchPriority?: string;
}

const pages = ['home', 'list', 'product'] as const;
type Page = (typeof pages)[number];
const scripts: Partial<Record<Page, string>> = {};

beforeAll(async () => {
  for (const page of pages)
    scripts[page] = await earlyScript(page, { minify: 'terser', terserOptions: { module: true } });
}, 60_000);
afterAll(() => vi.unstubAllGlobals());

const asSent = (url: string, { method, headers, body }: RequestInit): Sent => ({
  url,
  method,
  headers: Object.fromEntries(new Headers(headers)),
  body: body ?? undefined,
});

/** Runs a page's script at an address, where every call is answered as `answer` says. */
async function runEarly(
  page: Page,
  address: string,
  config: string | null,
  answer = () => Promise.reject(new Error('gone')),
) {
  const sent: Sent[] = [];
  const pictures: Picture[] = [];
  const kept = new Map<string, string>();
  const world = {
    location: new URL(address),
    document: {
      getElementById: () => (config === null ? null : { textContent: config }),
    },
    Image: function Image(this: Picture) {
      pictures.push(this);
    },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
    fetch: (url: string, init: RequestInit) => {
      sent.push(asSent(url, init));
      return answer();
    },
    AbortController,
    URLSearchParams,
  };
  runInNewContext(scripts[page] ?? '', world);
  await new Promise(setImmediate);
  return { sent, pictures: pictures.filter(({ src, srcset }) => Boolean(src) || Boolean(srcset)) };
}

/** What the shop's own calls send at an address. */
async function sentByShop(page: Page, address: string, config: string | null) {
  const { origin, pathname, search, hostname, searchParams } = new URL(address);
  const settings = readSettings(config ?? undefined);
  const pais = searchParams.get('pais') ?? undefined;
  const mockBuild = settings.mock;
  const country = countryOf({ pais, kept: undefined, setting: undefined, host: hostname, mockBuild });
  const { store } = makeShop({
    country,
    settings,
    origin,
    headers: mockBuild && pais !== undefined ? { 'x-mock-country': country } : {},
    clock: Date.now,
    random: () => 0,
    wait: () => Promise.resolve(),
  });
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push(asSent(url, init));
    return Promise.resolve(Response.json({ error: true }));
  });
  const url = pathname + search;
  if (page === 'home') await store.dispatch(endpointOf(getHome).initiate({ key: settings.homeKey }));
  if (page === 'product')
    await store.dispatch(endpointOf(getProduct).initiate({ path: pathname.replace(/\/$/, '') }));
  if (page === 'list')
    await store.dispatch(
      endpointOf(getCataloguePage).initiate(catalogueAsk(url, catalogueKind(url, undefined), 0)),
    );
  vi.unstubAllGlobals();
  return sent;
}

const origins = [
  'http://localhost:4173',
  'http://cl.localhost:4173',
  'http://co.localhost',
  'https://m.tienda.example.br',
];
const configs = [
  '{"environment":"development","mock":true}',
  '{"environment":"production","homeKey":"home_verano","hosts":{"bff":"https://bff.other.example/"}}',
  '{"environment":"staging"}',
  '{',
  null,
];

const pageAt = (address: string) => {
  const page = pageOf(routeOf(address).id, true);
  return pages.find((each) => each === page);
};
const cases = addresses.flatMap((address) => {
  const page = pageAt(address);
  return page === undefined ? [] : [{ page, address }];
});

describe('the first call of a page', () => {
  test('has an address of each kind', () => {
    expect(cases.length).toBeGreaterThan(20);
    expect(new Set(cases.map(({ page }) => page))).toEqual(new Set(pages));
  });

  test.each(cases)(
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

  test.each(['cl', 'co', 'br', 'uy'])(
    'COUNTRY-03: with ?pais=%s it is for the country that the visit is for',
    async (pais) => {
      const address = `http://co.localhost/mujer/calzado/?pais=${pais}`;
      const { sent } = await runEarly('list', address, configs[0] ?? null);
      const named = pais === 'uy' ? undefined : pais;
      expect(sent[0]?.headers['x-mock-country']).toBe(named);
      expect(sent[0]?.headers['x-store']).toBe((named ?? 'co').toUpperCase());
    },
  );

  test.each([
    ['/mujer/calzado/', 'category'],
    ['/nada/de-nada/', 'category'],
    ['/ac-quienes-somos', 'static-page'],
    ['/ac-quienes-somos?q=lino', 'static-page'],
    ['/catalog/', 'static-page'],
    ['/catalog/?q=bota', 'search'],
    ['/mujer/?q=bota', 'search'],
  ])('CAT-24, CAT-53, CAT-54: at %s it asks for the kind %s', async (address, kind) => {
    const { sent } = await runEarly('list', `http://localhost${address}`, null);
    expect(sent[0]).toMatchObject({ method: 'POST', url: `http://localhost/bff/catalog/${kind}` });
  });

  test.each(pages)(
    'IMG-03, IMG-04: the first picture of %s is asked for as its screen asks',
    async (page) => {
      const answers = {
        home: { banners: { top: [], main: [{ image_url: 'https://img/home/hero.jpg' }] } },
        list: { products: [{ productImage: 'https://img/p/zp1-1.jpg?v=2' }] },
        product: { data: { productImage: '', otherimages: ['https://img/p/zp1-2.jpg'] } },
      };
      const { pictures } = await runEarly(
        page,
        'http://localhost/',
        null,
        () => Promise.resolve(Response.json(answers[page])) as never,
      );
      const set = (name: string, query = '') =>
        [180, 360, 480, 720]
          .map((width) => `https://img/p/${name}-${width}.jpg${query} ${width}w`)
          .join(', ');
      const expected = {
        home: { src: 'https://img/home/hero.jpg' },
        list: {
          srcset: set('zp1-1', '?v=2'),
          sizes: '(min-width: 45rem) 240px, (min-width: 30rem) 33vw, 50vw',
        },
        product: { srcset: set('zp1-2'), sizes: '(min-width: 45rem) 720px, 100vw' },
      };
      expect(pictures).toEqual([{ ...expected[page], fetchPriority: 'high' }]);
    },
  );

  test.each([
    ['fails', () => Promise.reject(new TypeError('offline'))],
    ['is a page', () => Promise.resolve(new Response('<!doctype html>'))],
    ['is a failure', () => Promise.resolve(Response.json({ error: true }, { status: 503 }))],
    ['is nothing', () => Promise.resolve(Response.json(null))],
    [
      'has no picture',
      () =>
        Promise.resolve(
          Response.json({ products: [], data: { productImage: '', otherimages: [] }, banners: {} }),
        ),
    ],
  ])('when its answer %s, nothing is asked for, and nobody hears of it', async (_how, answer) => {
    const unheard: unknown[] = [];
    const hear = (reason: unknown) => unheard.push(reason);
    process.on('unhandledRejection', hear);
    for (const page of pages) {
      const { pictures } = await runEarly(page, 'http://localhost/a/', null, answer as never);
      expect(pictures).toEqual([]);
    }
    process.off('unhandledRejection', hear);
    expect(unheard).toEqual([]);
  });

  test('its script is small: it may not hold up what it is to hurry', () => {
    const sizes = pages.map((page) => brotliCompressSync(scripts[page] ?? '').length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(2650);
  });
});
