import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { databaseOf } from '#mocks/database.ts';
import { scenarioPages } from './scenarioPages.ts';

const site = new Hono();
site.get('/*', scenarioPages());
site.get('/*', (context) => context.text('the shop'));

const open = (address: string, headers: Record<string, string> = {}) =>
  site.request(`http://localhost${address}`, { headers: { 'x-mock-visitor': 'pages', ...headers } });

const latency = async () => (await databaseOf('pages', 'ar')).latency;

describe('an address with a scenario', () => {
  test('LAB-01: is in effect before its page is answered, on a device that has stored nothing', async () => {
    const response = await open('/menu?escenario=demora:5');
    expect([await response.text(), response.headers.get('clear-site-data')]).toEqual([
      'the shop',
      '"storage"',
    ]);
    expect(await latency()).toBe(5);
  });

  test('LAB-01: tells the shop country and customer, once, and keeps the rest of the address', async () => {
    const response = await open('/catalog/?q=bota%20alta&escenario=persona:ana,pais:cl');
    const location = response.headers.get('location') ?? '';
    expect([response.status, location]).toEqual([
      303,
      '/catalog/?q=bota%20alta&escenario=persona:ana,pais:cl&pais=cl&autologin=1&hash=h-1200',
    ]);
    expect(await (await open(location)).text()).toBe('the shop');
  });

  test.each(['?pais=cl&escenario=pais:br', '?escenario=pais:br&pais', '?pais=cl&x=1&escenario=pais:br'])(
    'LAB-01: has the country of its scenario, whatever it had before: %s',
    async (search) => {
      const response = await open(`/menu${search}`);
      const { searchParams } = new URL(response.headers.get('location') ?? '', 'http://localhost');
      expect(searchParams.getAll('pais')).toEqual(['br']);
      expect(searchParams.get('escenario')).toBe('pais:br');
    },
  );

  test('LAB-01: that is wrong has a page that says what is allowed, and shows no foreign text as HTML', async () => {
    const response = await open('/?escenario=<b>:1');
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(
      'The choice &#39;&lt;b&gt;&#39; is unknown; allowed: persona, pais, demora, falla, stock, hora.',
    );
  });

  test('LAB-01: that has two says how to write them as one, and changes nothing', async () => {
    await open('/?escenario=demora:7');
    const response = await open('/?escenario=persona:ana&escenario=demora:9');
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('the address has 2; write escenario=persona:ana,demora:9.');
    expect(await latency()).toBe(7);
  });

  test('LAB-01: to which another site leads is asked about first', async () => {
    await open('/?escenario=demora:7');
    const response = await open('/menu?escenario=demora:8', { 'sec-fetch-site': 'cross-site' });
    expect(await response.text()).toContain('<a href="/menu?escenario=demora:8">Abrir el escenario</a>');
    expect(await latency()).toBe(7);
  });

  test.each([
    ['is read by a script', '/?escenario=demora:9', { 'sec-fetch-dest': 'empty' }],
    ['names another machine', 'http://shop.example/?escenario=demora:9', {}],
  ])('that %s has no effect', async (_what, address, headers) => {
    await open('/?escenario=demora:7');
    const response = address.startsWith('/') ? open(address, headers) : site.request(address);
    expect(await (await response).text()).toBe('the shop');
    expect(await latency()).toBe(7);
  });

  test('a visitor without a name is given one, and keeps it', async () => {
    const response = await site.request('http://localhost/?escenario=demora:3');
    const [, visitor = ''] = /mock-visitor=([\w-]{36})/.exec(response.headers.get('set-cookie') ?? '') ?? [];
    expect((await databaseOf(visitor, 'ar')).latency).toBe(3);
  });
});
