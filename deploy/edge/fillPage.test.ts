import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { developmentSettings } from '#fixtures/settings.ts';
import { aHome } from '#fixtures/home.ts';
import { aProduct } from '#fixtures/product.ts';
import { writeSettings } from '#schemas/settingsBlock.ts';
import { fillPage } from './fillPage.ts';

const config = JSON.stringify(developmentSettings({ environment: 'production' }));
const page = (image: string) => `<!doctype html><head>
  <script type="application/json" id="config">${config}</script><script>early()</script>
  <script>other()</script></head><body><div id="root">${image}</div><link rel="stylesheet" href="/a.css"></body>`;
const box = '<img class="a" alt="" fetchPriority="high"/>';
const picture = 'https://img-ar.tienda.example/home/hero.jpg';
const reply = (image_url = picture) => ({
  ...aHome(),
  banners: { main: [{ name: 'Verano', image_url, api_url: '', desktop_url: '' }] },
});

let calls: Request[];
let answer: (call: Request) => Response | Promise<Response>;
let documents: Record<string, string>;

beforeEach(() => {
  calls = [];
  answer = () => Response.json(reply());
  documents = { home: page(box), product: page(box), list: page(box), cart: page('') };
});
afterEach(() => vi.useRealTimers());

const fill = fillPage({
  documentOf: (name) => documents[name],
  send: async (call) => {
    calls.push(call);
    return answer(call);
  },
  timeout: 50,
});
const visit = (path: string, init?: RequestInit) => fill(new Request(`https://tienda.example${path}`, init));
const textAt = async (path: string, init?: RequestInit) => (await visit(path, init))?.text();

/** The answer that the page's script finds in a page. */
const blockOf = (text = '') => /id="answer">([^]*?)<\/script>/.exec(text)?.[1];

describe('a page', () => {
  test('REACH-09: is sent with its answer and its first picture, before its script', async () => {
    const text = await textAt('/');
    expect(JSON.parse(blockOf(text) ?? '')).toEqual(reply());
    expect(text).toContain(`<img src="${picture}" class="a"`);
    expect(text).toMatch(/id="answer">[^<]*<\/script><script>early\(\)<\/script><link rel="style/);
    expect(text?.split('early()')).toHaveLength(2);
    expect(calls.map(({ url }) => url)).toEqual([
      'https://api-ar.tienda.example/home/?key=home_pwa&device=pwa&api_version=3',
    ]);
  });

  test('APP-47: names no address of its visitor: a browser may keep it', async () => {
    const text = await textAt('/', { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(text).toMatch(/^(?=[^]*id="answer")(?![^]*client-ip)(?![^]*203\.0\.113\.7)/);
  });

  test('PROD-04: of a product has its pictures by width, and the room of its thumbnails', async () => {
    const productImage = 'https://img-ar.tienda.example/p/zp1-1.jpg';
    const product = { ...aProduct(), productImage, otherimages: [`${productImage}?v=2&"`] };
    answer = () => Response.json({ data: product });
    const text = await textAt('/zapatilla-zp1.html');
    expect(text).toContain('<img srcset="https://img-ar.tienda.example/p/zp1-1-180.jpg 180w, ');
    expect(text).toContain(' data-thumbs="" class="a"');
  });

  test.each([
    [{}, '720w'],
    [{ 'save-data': 'on' }, '360w'],
  ])('REACH-03: with the headers %j has pictures up to %s', async (headers, largest) => {
    const productImage = 'https://img-ar.tienda.example/p/zp1-1.jpg';
    answer = () => Response.json({ data: { ...aProduct(), productImage, otherimages: [] } });
    const text = await textAt('/zapatilla-zp1.html', { headers });
    const [, set = ''] = /srcset="([^"]*)"/.exec(text ?? '') ?? [];
    expect(set.split(' ').at(-1)).toBe(largest);
  });

  test('REACH-09: names its picture in its head too', async () => {
    const head = async () => (await visit('/'))?.headers.get('link');
    expect(await head()).toBe(`<${picture}>; rel=preload; as=image; fetchpriority=high`);
    answer = () => Response.json(reply(`${picture}?a=ñ`));
    expect(await head()).toBeNull();
  });

  test('COUNTRY-03: is filled for the country of its host, or the one of its build', async () => {
    answer = () => Response.json(reply('https://img-cl.tienda.example/a.jpg'));
    expect(await (await fill(new Request('https://cl.tienda.example/')))?.text()).toContain('img-cl');
    const forChile = fillPage({
      documentOf: () => page(box),
      send: async (call) => answer(call),
      country: 'CL',
    });
    expect(await (await forChile(new Request('https://co.tienda.example/')))?.text()).toContain('img-cl');
    expect(calls[0]?.url).toContain('https://api-cl.tienda.example/');
  });

  test('has a picture from its own address too', async () => {
    answer = () => Response.json(reply('https://tienda.example/a.jpg'));
    expect(await textAt('/')).toContain('<img src="https://tienda.example/a.jpg" class="a"');
  });

  test('sends neither cookies nor credentials of the visitor with its call', async () => {
    await visit('/', { headers: { cookie: 'hash=c4f1e2', authorization: 'Bearer tok-140' } });
    expect([...(calls[0]?.headers ?? [])]).toEqual([['accept', 'application/json']]);
    expect(calls[0]?.redirect).toBe('error');
  });

  test('is the own one of a visitor, and not sent again while it is the same', async () => {
    const first = await visit('/');
    expect(first?.headers.get('cache-control')).toBe('private, no-cache');
    expect(first?.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const tag = first?.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"\w+"$/);
    const again = await visit('/', { headers: { 'if-none-match': `"other", ${tag}` } });
    expect([again?.status, await again?.text(), again?.headers.get('etag')]).toEqual([304, '', tag]);
    answer = () => Response.json({ ...reply(), message: 'changed' });
    expect((await visit('/', { headers: { 'if-none-match': tag } }))?.status).toBe(200);
  });

  test('has no body for HEAD, and the same head', async () => {
    const [got, head] = [await visit('/'), await visit('/', { method: 'HEAD' })];
    expect(await head?.text()).toBe('');
    expect([...(head?.headers ?? [])]).toEqual([...(got?.headers ?? [])]);
  });
});

describe('markup in an answer', () => {
  test.each(['</script><script>alert(1)</script>', '<!-- <script>', '\u2028 </SCRIPT >'])(
    'stays within the block: %s',
    async (name) => {
      answer = () => Response.json({ ...reply(), message: name });
      const text = await textAt('/');
      expect(JSON.parse(blockOf(text) ?? '')).toMatchObject({ message: name });
      expect(blockOf(text)).not.toContain('<');
      // The settings, the script of the page, another one, the answer, and what the page says of itself.
      expect(text?.split('<script')).toHaveLength(6);
    },
  );

  test('stays within the address of the picture', async () => {
    answer = () => Response.json(reply(`${picture}?a=1&b="><script>`));
    expect(await textAt('/')).toContain(`<img src="${picture}?a=1&amp;b=&quot;>&lt;script>" class`);
  });

  test('$& and its like are no patterns', async () => {
    answer = () => Response.json({ ...reply(`${picture}?$&$1`), message: '$& $1' });
    const text = await textAt('/');
    expect(text).toContain(`<img src="${picture}?$&amp;$1" class`);
    expect(JSON.parse(blockOf(text) ?? '')).toMatchObject({ message: '$& $1' });
  });
});

describe('a page goes out as it was built', () => {
  test.each([
    ['with a query', '/?utm_source=mail', {}],
    ['at an address that was changed on its way', '/Mujer/Calzado).', {}],
    ['of a route without a first call', '/cart', {}],
    ['at its own address, as the worker stores it', '/shells/list.html', {}],
    ['at its own address, as the worker stores it', '/index.html', {}],
    ['for a script of the shop', '/', { headers: { 'sec-fetch-dest': 'empty' } }],
    ['for another method', '/', { method: 'POST' }],
    ['for a visitor with a location', '/mujer/', { headers: { cookie: 'pwa-geolocation=%7B%7D' } }],
    ['for a visitor with a sort order', '/a.html', { headers: { cookie: 'custom_filter_sorting=f1' } }],
  ])('%s: %s', async (_what, path, init) => {
    expect(await visit(path, init)).toBeUndefined();
    expect(calls).toEqual([]);
  });

  test('FLAG-24: of lists and products where the deployment turns a flag off, which may choose another source', async () => {
    const flags = { backend_for_frontend: 'off' };
    const off = writeSettings(page(box), developmentSettings({ flags }));
    documents = { list: off, product: off };
    expect([await visit('/mujer/'), await visit('/a.html')]).toEqual([undefined, undefined]);
    expect(calls).toEqual([]);
  });

  test.each<[string, typeof answer]>([
    ['fails', () => Promise.reject(new TypeError('fetch failed'))],
    ['is a failure', () => Response.json(reply(), { status: 503 })],
    ['is HTML', () => new Response('<!doctype html>')],
    ['is too large', () => Response.json({ ...reply(), message: 'a'.repeat(300_000) })],
    ['is 5 MB', () => new Response('a'.repeat(5_000_000))],
    ['is of another shape', () => Response.json({ ...reply(), banners: [] })],
    ['is nothing', () => Response.json(null)],
    ['has no picture', () => Response.json(reply(''))],
    ['has the picture of another country', () => Response.json(reply('https://img-cl.tienda.example/a.jpg'))],
    ['has the picture of another host', () => Response.json(reply('https://elsewhere.example/a.jpg'))],
    ['has a script for a picture', () => Response.json(reply('javascript:alert(1)'))],
    ['has no address for a picture', () => Response.json(reply('//'))],
    ['is not there in time', () => new Promise(() => undefined)],
  ])('when its answer %s', async (_how, given) => {
    answer = given;
    expect(await visit('/')).toBeUndefined();
    expect(calls).toHaveLength(1);
  });

  test('when the call is given up, it is told so', async () => {
    answer = () => new Promise(() => undefined);
    await visit('/');
    expect(calls[0]?.signal.aborted).toBe(true);
  });

  test.each([
    ['without a configuration', '<img ><script></script>'],
    ['with settings that are not valid', page(box).replace('beaconKey', 'beaconkey')],
    ['with two pictures', page(box + box)],
    ['without a box', page('')],
    ['without a script behind its settings', page(box).replace('<script>early()</script>', '')],
  ])('when it is none that is known: %s', async (_what, document) => {
    documents = { home: document };
    expect(await visit('/')).toBeUndefined();
  });
});
