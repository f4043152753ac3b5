import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import type { CountryCode } from '#countries/country.ts';
import { aCity } from '#fixtures/cities.ts';
import type { aProduct } from '#fixtures/product.ts';
import { aShippingMethod } from '#fixtures/shipping.ts';
import { lago } from '#fixtures/situations.ts';
import { backends } from '#testing/render/backends.ts';
import { answerWith } from '#testing/render/mockWorker.ts';
import { openProduct } from '#testing/render/openProduct.ts';
import { given, renderShop } from '#testing/render/renderShop.tsx';
import { settled } from '#testing/render/settled.ts';
import { PayLater } from './ProductPromises.tsx';

describe('delivery promise', () => {
  const [bff] = backends;
  const laPlata = `pwa-geolocation=${encodeURIComponent('{"region":"5","city":"120"}')}`;

  const promise = (name: string) => screen.findByRole('region', { name });
  const waysIn = (region: HTMLElement) =>
    within(region)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

  /** Records the shipments that are asked for. */
  function watchShipments() {
    const asked: string[] = [];
    answerWith(
      http.get('*/shipping/getshippingmethods/', ({ request }) => {
        const { searchParams } = new URL(request.url);
        asked.push(['location', 'shipment_type', 'supplier'].map((each) => searchParams.get(each)).join(' '));
        return undefined;
      }),
    );
    return asked;
  }

  /** The product page of a visitor with a location. */
  const open = (product: Parameters<typeof aProduct>[0], cookies = laPlata) => {
    bff?.answerProduct({ productImage: '', otherimages: [], related: [], ...product });
    return renderShop({ visited: [lago.path], cookies });
  };

  describe('the delivery of a product', () => {
    test('SHIP-05, SHIP-06: to the chosen city, with price and duration, the soonest first', async () => {
      const asked = watchShipments();
      open({ seller: '', fastShipping: true, freeShipping: false });
      const region = await promise('Entrega en La Plata');
      await waitFor(() =>
        expect(waysIn(region)).toEqual([
          'Envío en moto, 1 día$ 8.000',
          'Retiro en sucursal, de 2 a 4 díasGratis',
          'Envío a domicilio, de 3 a 5 días$ 4.000',
        ]),
      );
      expect(asked.toSorted()).toEqual(['5-120 fast ', '5-120 standard ']);
    });

    test('SHIP-06, SHIP-01: is asked of its seller, and is free where shipping is free', async () => {
      const asked = watchShipments();
      open({ seller: 'Calzados del Sur', fastShipping: false, freeShipping: true });
      const region = await promise('Entrega en La Plata');
      await waitFor(() => expect(waysIn(region)).toContain('Envío a domicilio, de 3 a 5 díasGratis'));
      expect(asked).toEqual(['5-120 standard Calzados del Sur']);
    });

    test('GEO-06, KEEP-09: takes the same space before the name of the city is known', async () => {
      const { promise: named, resolve: name } = Promise.withResolvers<undefined>();
      answerWith(http.get('*/cities', () => named));
      open({});
      const region = await promise('Entrega en su ciudad');
      const height = region.getBoundingClientRect().height;
      name(undefined);
      expect((await promise('Entrega en La Plata')).getBoundingClientRect().height).toBe(height);
    });

    test('SHIP-05: that fails to load says so, and the page stays', async () => {
      await given('a call fails', { call: 'getShippingMethods', fault: 'refused' });
      open({});
      expect(await screen.findByText('No pudimos consultar los envíos.')).toBeVisible();
      expect(screen.getByRole('region', { name: 'Compra' })).toBeVisible();
    });

    test('SHIP-06: has its standard ways where the fast ones fail to load', async () => {
      const refused = Promise.withResolvers<void>();
      answerWith(
        http.get('*/shipping/getshippingmethods/', async ({ request }) => {
          if (new URL(request.url).searchParams.get('shipment_type') === 'fast') {
            refused.resolve();
            return HttpResponse.json({ error: true }, { status: 400 });
          }
          await refused.promise;
          // Until the page knows of the failure.
          await new Promise((resolve) => setTimeout(resolve, 300));
          return undefined;
        }),
      );
      open({ seller: '', fastShipping: true, freeShipping: false });
      const region = await promise('Entrega en La Plata');
      await waitFor(() =>
        expect(waysIn(region)).toEqual([
          'Retiro en sucursal, de 2 a 4 díasGratis',
          'Envío a domicilio, de 3 a 5 días$ 4.000',
        ]),
      );
      expect(screen.queryByText('No pudimos consultar los envíos.')).toBeNull();
    });

    test('REACH-02: a long name of a city or of a way breaks within the page', async () => {
      const name = 'Llanfairpwllgwyngyll'.repeat(3);
      const answer = (path: string, data: object) =>
        answerWith(http.get(path, () => HttpResponse.json({ success: true, message: '', data })));
      answer('*/cities', { cities: [aCity({ name })] });
      answer('*/shipping/getshippingmethods/', { standard: aShippingMethod({ name }) });
      open({ seller: '', fastShipping: false, freeShipping: false });
      const region = await promise(`Entrega en ${name}`);
      await waitFor(() => expect(waysIn(region).join(' ')).toContain(name));
      expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
    });

    test('GEO-01, SHIP-06: names the city of the chosen region, where another region has one of the same id', async () => {
      const cities = [aCity({ name: 'Córdoba', fk_region: '9' }), aCity()];
      answerWith(
        http.get('*/cities', () => HttpResponse.json({ success: true, message: '', data: { cities } })),
      );
      open({});
      expect(await promise('Entrega en La Plata')).toBeVisible();
      expect(screen.queryByText('Entrega en Córdoba')).toBeNull();
    });
  });

  describe('the choice of a city', () => {
    const openSheet = async () => {
      const asked = watchShipments();
      await openProduct(bff as (typeof backends)[number], {});
      const region = await promise('Vea cómo y cuándo llega a su ciudad');
      expect(asked).toEqual([]);
      fireEvent.click(within(region).getByRole('button', { name: 'Elegir ciudad' }));
      return within(await screen.findByRole('dialog', { name: 'Elija su ciudad' }));
    };

    test('GEO-06: is region, then city, and is followed by the delivery to it', async () => {
      const sheet = await openSheet();
      const save = sheet.getByRole('button', { name: 'Guardar' });
      expect(save).toBeDisabled();
      fireEvent.click(await sheet.findByRole('radio', { name: 'Santa Fe' }));
      expect(sheet.queryByRole('radio', { name: 'La Plata' })).toBeNull();
      fireEvent.click(sheet.getByRole('radio', { name: 'Rosario' }));
      fireEvent.click(save);
      const region = await promise('Entrega en Rosario');
      await waitFor(() => expect(waysIn(region)[0]).toMatch(/^Retiro en sucursal/));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(within(region).getByRole('button', { name: 'Cambiar ciudad' })).toBeVisible();
    });

    test('GEO-07, SHIP-05: shows no ways to the city before while those to the new one load', async () => {
      open({ seller: '', fastShipping: false, freeShipping: false });
      const before = await promise('Entrega en La Plata');
      await waitFor(() => expect(waysIn(before)).toHaveLength(2));
      const [sent, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      answerWith(
        http.get('*/shipping/getshippingmethods/', async () => {
          sent.resolve();
          await released.promise;
          return undefined;
        }),
      );
      fireEvent.click(within(before).getByRole('button', { name: 'Cambiar ciudad' }));
      const sheet = within(await screen.findByRole('dialog', { name: 'Elija su ciudad' }));
      fireEvent.click(await sheet.findByRole('radio', { name: 'Santa Fe' }));
      fireEvent.click(sheet.getByRole('radio', { name: 'Rosario' }));
      fireEvent.click(sheet.getByRole('button', { name: 'Guardar' }));
      const region = await promise('Entrega en Rosario');
      await sent.promise;
      expect(within(region).queryByRole('list')).toBeNull();
      released.resolve();
      await waitFor(() => expect(waysIn(region)).toHaveLength(2));
    });
  });
});

describe('pay later', () => {
  const widget = 'Compre ahora, pague después';
  const paths = ['/api/product/addiwidgetactive/', '/api/product/addienabled/'];

  /** Renders the widget in a country, and records what it requests. */
  function open(country: CountryCode) {
    const requested: string[] = [];
    for (const path of paths)
      answerWith(
        http.get(`*${path}`, () => {
          requested.push(path);
          return undefined;
        }),
      );
    const view = renderShop({ country, children: <PayLater /> });
    return { requested, ...view };
  }

  test('BNPL-01, BNPL-03: it is shown once both calls have answered, and each is sent once', async () => {
    const { requested } = open('co');
    expect(screen.queryByText(widget)).toBeNull();
    expect(await screen.findByText(widget)).toBeVisible();
    expect(requested.toSorted()).toEqual(paths.toSorted());
  });

  test.each([
    ['getPayLaterWidget', 'refused'],
    ['getPayLaterCheck', 'refused'],
    ['getPayLaterWidget', 'unavailable'],
    ['getPayLaterCheck', 'html'],
  ] as const)('BNPL-03: it is not shown if %s fails (%s)', async (call, fault) => {
    await given('a call fails', { call, fault }, 'co');
    const { requested, store } = open('co');
    await waitFor(() => expect(new Set(requested).size).toBe(2));
    await waitFor(() =>
      expect(Object.values(store.getState().shopApi.queries).map((query) => query?.status)).not.toContain(
        'pending',
      ),
    );
    expect(screen.queryByText(widget)).toBeNull();
  });

  test.each(['ar', 'cl', 'br'] as const)('BNPL-04: in %s neither is requested', async (country) => {
    const { requested, store } = open(country);
    await settled(store);
    expect(requested).toEqual([]);
    expect(screen.queryByText(widget)).toBeNull();
  });
});
