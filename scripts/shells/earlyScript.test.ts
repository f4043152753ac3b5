import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import '#api/catalogue.ts';
import '#api/home.ts';
import '#api/product.ts';
import { makeShop } from '#app/makeShop.ts';
import { headersOf, visitCountry } from '#app/visitCountry.ts';
import { endpointOf } from '#contracts/endpointOf.ts';
import { catalogueAsk } from '#rules/catalogueBody.ts';
import { catalogueKind } from '#rules/catalogueKind.ts';
import { defaultFlags } from '#rules/flags.ts';
import { productPath } from '#rules/productPath.ts';
import { routeOf } from '#rules/routes.ts';
import { readSettings } from '#rules/settings.ts';
import { formulaCookie } from '#rules/sortingFormula.ts';
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
  for (const page of pages) scripts[page] = await earlyScript(page);
}, 60_000);
afterAll(() => vi.unstubAllGlobals());

const asSent = (url: string, { method, headers, body }: RequestInit): Sent => ({
  url,
  method,
  headers: Object.fromEntries(new Headers(headers)),
  body: body ?? undefined,
});

/** What the device has kept, and how every call is answered. */
interface Device {
  session?: Record<string, string>;
  local?: Record<string, string>;
  cookie?: string;
  /** Another script than the page's. */
  script?: string | undefined;
  answer?: () => Promise<unknown>;
}

/** Runs a page's script at an address. */
async function runEarly(
  page: Page,
  address: string,
  config: string | null,
  {
    session = {},
    local = {},
    cookie = '',
    script = scripts[page],
    answer = () => Promise.reject(new Error('gone')),
  }: Device = {},
) {
  const sent: Sent[] = [];
  const pictures: Picture[] = [];
  const world = {
    location: new URL(address),
    document: {
      cookie,
      getElementById: () => (config === null ? null : { textContent: config }),
    },
    Image: function Image(this: Picture) {
      pictures.push(this);
    },
    sessionStorage: session,
    localStorage: local,
    fetch: (url: string, init: RequestInit) => {
      sent.push(asSent(url, init));
      return answer();
    },
    AbortController,
    URLSearchParams,
  };
  runInNewContext(script ?? '', world);
  await new Promise(setImmediate);
  return { sent, pictures: pictures.filter(({ src, srcset }) => Boolean(src) || Boolean(srcset)) };
}

/** What the shop's own calls send at an address. */
async function sentByShop(page: Page, address: string, config: string, setting?: string) {
  const { origin, pathname, hostname } = new URL(address);
  const settings = readSettings(config);
  const visit = visitCountry({ hostname, search: '' }, setting, settings.mock);
  const { store } = makeShop({
    country: visit.country,
    settings,
    origin,
    headers: headersOf(visit),
    clock: Date.now,
    random: () => 0,
    wait: () => Promise.resolve(),
  });
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push(asSent(url, init));
    return Promise.resolve(Response.json({ error: true }));
  });
  if (page === 'home') await store.dispatch(endpointOf(getHome).initiate({ key: settings.homeKey }));
  if (page === 'product')
    await store.dispatch(endpointOf(getProduct).initiate({ path: productPath(pathname) }));
  if (page === 'list')
    await store.dispatch(
      endpointOf(getCataloguePage).initiate(catalogueAsk(pathname, catalogueKind(pathname, undefined), 0)),
    );
  vi.unstubAllGlobals();
  return sent;
}

const origins = [
  'http://localhost:4173',
  'http://cl.localhost:4173',
  'http://CO.localhost.',
  'https://m.tienda.example.br',
  'https://cl.tienda.example.br.',
  'https://constructor.tienda.example',
];
const development = '{"environment":"development","mock":true}';
const configs = [
  '{}',
  development,
  '{"environment":"production","homeKey":"home_verano","hosts":{"bff":"https://bff.other.example/"}}',
  '{"environment":"production","homeKey":"a&b ñ/!","hosts":{"api":"/api","bff":""}}',
  '{"environment":"staging","mock":true,"homeKey":"","hosts":["bff"],"flags":{"catalog_filters_refactor":"on"}}',
  '{"environment":null,"homeKey":5,"hosts":{"api":null,"images":"https://img.other.example"}}',
];
/** Nobody has meant to write these: the shop takes them as it can. */
const unreadable = [
  null,
  '{',
  'null',
  '{"environment":"qa"}',
  '{"environment":"constructor"}',
  '{"hosts":{"api":5,"bff":[]}}',
];

const pageAt = (address: string) => {
  const page = pageOf(routeOf(address).id, true);
  return pages.find((each) => each === page);
};
const cases = addresses.flatMap((address) => {
  const page = pageAt(address);
  return page === undefined ? [] : [{ page, address }];
});
const usual = cases.filter(({ address }) => !address.includes('?'));
const asking = cases.filter(({ address }) => address.includes('?'));

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

  test.each(asking)('COUNTRY-03, CAT-54: at $address it is left to the shop', async ({ page, address }) => {
    expect((await runEarly(page, `http://localhost${address}`, development)).sent).toEqual([]);
  });

  test.each(pages)('COUNTRY-03: of %s is left to the shop where ?pais= has a say', async (page) => {
    for (const pais of ['cl', 'uy', '']) {
      const asked = await runEarly(page, `http://localhost/a/?pais=${pais}`, development);
      const kept = await runEarly(page, 'http://localhost/a/', development, { session: { pais } });
      expect([...asked.sent, ...kept.sent]).toEqual([]);
    }
  });

  test.each(pages)('COUNTRY-03: of %s is for the one country that a build is made for', async (page) => {
    vi.stubEnv('VITE_COUNTRY', 'CL');
    const script = await earlyScript(page);
    vi.unstubAllEnvs();
    const address = 'http://co.localhost/mujer/';
    const { sent } = await runEarly(page, address, '{"environment":"production"}', { script });
    expect(sent).toEqual(await sentByShop(page, address, '{"environment":"production"}', 'CL'));
    expect(sent[0]?.url).toContain('-cl.tienda.example/');
  });

  const off = JSON.stringify({ ...defaultFlags, backend_for_frontend: 'off' });
  test.each<[string, string, Device]>([
    ['the deployment turns a flag off', `{"flags": ${off}}`, {}],
    ['a flag was off on the last visit', '{}', { local: { flags: off } }],
    ['there is a place', '{}', { cookie: 'a=b; pwa-geolocation=%7B%22regionId%22%3A1%7D' }],
    ['an order is kept', '{}', { cookie: formulaCookie('f1') }],
  ])(
    'CAT-22, CAT-28, CAT-37: of lists and products is left to the shop where %s',
    async (_why, config, device) => {
      const run = (page: Page) => runEarly(page, 'http://localhost/a/', config, device);
      expect([...(await run('list')).sent, ...(await run('product')).sent]).toEqual([]);
      expect((await run('home')).sent).toHaveLength(1);
    },
  );

  test.each(pages)(
    'FLAG-10, FLAG-24: of %s is sent where the flags are as at the first visit',
    async (page) => {
      const local = { flags: JSON.stringify(defaultFlags) };
      const cookie = 'frontend=abc; hash_configuration=1';
      expect((await runEarly(page, 'http://localhost/a/', '{}', { local, cookie })).sent).toHaveLength(1);
    },
  );

  test.each(pages)('COUNTRY-15: of %s is left to the shop where the configuration is none', async (page) => {
    for (const config of unreadable)
      expect((await runEarly(page, 'http://localhost/a/', config)).sent).toEqual([]);
  });

  test.each(pages)('of %s is left to the shop where the browser blocks what it keeps', async (page) => {
    const session = new Proxy(
      {},
      {
        has: () => {
          throw new Error('blocked');
        },
      },
    );
    expect((await runEarly(page, 'http://localhost/a/', '{}', { session })).sent).toEqual([]);
  });

  test.each([
    ['/mujer/calzado/', 'category'],
    ['/nada/de-nada/', 'category'],
    ['/ac-quienes-somos', 'static-page'],
    ['/catalog/', 'static-page'],
    ['/catalog', 'static-page'],
  ])('CAT-24, CAT-53, CAT-54: at %s it asks for the kind %s', async (address, kind) => {
    const { sent } = await runEarly('list', `http://localhost${address}`, '{}');
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
      const { pictures } = await runEarly(page, 'http://localhost/', '{}', {
        answer: () => Promise.resolve(Response.json(answers[page])),
      });
      const set = (name: string, query = '') =>
        [180, 360, 480, 720]
          .map((width) => `https://img/p/${name}-${width}.jpg${query} ${width}w`)
          .join(', ');
      const expected = {
        home: { src: 'https://img/home/hero.jpg' },
        list: {
          srcset: set('zp1-1', '?v=2'),
          sizes: '(min-width:45rem) 240px,(min-width:30rem) 33vw,49.8vw',
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
      const { pictures } = await runEarly(page, 'http://localhost/a/', '{}', { answer });
      expect(pictures).toEqual([]);
    }
    process.off('unhandledRejection', hear);
    expect(unheard).toEqual([]);
  });

  test.each(pages)('of %s needs a script of at most 1,500 B: it stands in the page itself', (page) => {
    expect(Buffer.byteLength(scripts[page] ?? '')).toBeLessThanOrEqual(1500);
  });
});
