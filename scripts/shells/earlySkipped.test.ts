import { beforeAll, describe, expect, test } from 'vitest';
import { formulaCookie } from '#rules/catalogue/sortingFormula.ts';
import { defaultFlags } from '#rules/flags/flags.ts';
import { asking, development, unreadable } from './earlyCases.ts';
import { buildScripts, type Device, type Page, pages, runEarly } from './runEarly.ts';

beforeAll(buildScripts, 60_000);

describe('the first call of a page', () => {
  test.each(asking)('at $address it is left to the shop', async ({ page, address }) => {
    expect((await runEarly(page, `http://localhost${address}`, development)).sent).toEqual([]);
  });

  test.each(pages)('COUNTRY-03: of %s is left to the shop where ?pais= has a say', async (page) => {
    for (const pais of ['cl', 'uy', '']) {
      const fromUrl = await runEarly(page, `http://localhost/a/?pais=${pais}`, development);
      const fromSession = await runEarly(page, 'http://localhost/a/', development, { session: { pais } });
      expect([...fromUrl.sent, ...fromSession.sent]).toEqual([]);
    }
  });

  const geolocation = { region: '5', city: '120' };
  const root = JSON.stringify({ customer: JSON.stringify({ loggedIn: true, geolocation }) });
  const off = JSON.stringify({ ...defaultFlags, backend_for_frontend: 'off' });
  test.each<[string, string, Device]>([
    ['the deployment turns a flag off', `{"environment":"development","flags":${off}}`, {}],
    ['a flag was off on the last visit', development, { local: { flags: off } }],
    ['there is a place', development, { cookie: 'a=b; pwa-geolocation=%7B%22regionId%22%3A1%7D' }],
    ['the customer has a default address', development, { local: { 'persist:root': root } }],
    ['an order is kept', development, { cookie: formulaCookie('f1', 'https://shop.example') }],
  ])('of lists and products is left to the shop where %s', async (_why, config, device) => {
    const run = (page: Page) => runEarly(page, 'http://localhost/a/', config, device);
    expect([...(await run('list')).sent, ...(await run('product')).sent]).toEqual([]);
    expect((await run('home')).sent).toHaveLength(1);
  });

  test.each(pages)(
    'FLAG-10, FLAG-24: of %s is sent where the flags are as at the first visit',
    async (page) => {
      const local = { flags: JSON.stringify(defaultFlags) };
      const cookie = 'frontend=abc; hash_configuration=1';
      expect((await runEarly(page, 'http://localhost/a/', development, { local, cookie })).sent).toHaveLength(
        1,
      );
    },
  );

  test.each(pages)('of %s is taken from the page if a server has written its answer there', async (page) => {
    const written = '{"any":"answer"}';
    const { sent, earlyCall } = await runEarly(page, 'http://localhost/a/', development, { written });
    expect(sent).toEqual([]);
    expect(await (await earlyCall?.response)?.text()).toBe(written);
    const unwritten = await runEarly(page, 'http://localhost/a/', development);
    expect(earlyCall?.request).toEqual(unwritten.earlyCall?.request);
  });

  test.each(pages)(
    'of %s is sent where the written answer may be old, or is not for this visit',
    async (page) => {
      const written = '{"any":"answer"}';
      const again = await runEarly(page, 'http://localhost/a/', development, { written, state: { idx: 0 } });
      expect(again.sent).toHaveLength(1);
      const other = await runEarly(page, 'http://localhost/a/', development, {
        written,
        session: { pais: 'cl' },
      });
      expect([other.sent, other.earlyCall]).toEqual([[], undefined]);
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
    expect((await runEarly(page, 'http://localhost/a/', development, { session })).sent).toEqual([]);
  });
});
