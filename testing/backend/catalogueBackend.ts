import { afterAll, beforeAll, beforeEach } from 'vitest';
import '#api/catalogue/catalogue.ts';
import { shopApi } from '#api/shopApi.ts';
import type { CallPorts } from '#api/transport/ports.ts';
import type { AnyEndpoint } from './endpointOf.ts';
import { type RunningServer, startServer } from './mockServer.ts';
import { storeOn } from './storeOn.ts';
import { hostsOf } from '#countries/hosts.ts';
import { shopServer } from '#server/shopServer.ts';
import { catalogueKind, catalogueRequest } from '#rules/catalogue/catalogueRequest.ts';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import type { CatalogueRequest } from '#schemas/catalogue.ts';
import { listRequested, selectEntry } from '#store/catalogue.ts';

/** The list that tests open. */
export const list = '/mujer/calzado/zapatillas/';
/** The address of one of its pages. */
export const page = (number: number) => `${list}?page=${number}`;

const kindOf = (url: string) => catalogueKind(parseCatalogueUrl(url), undefined);

/**
 * The real mock backend over HTTP, for the tests of a file; while `holds` is true, each call is pending until released.
 */
export function catalogueBackend() {
  let server: RunningServer;
  const network = { holds: false, waiting: [] as (() => void)[], calls: 0 };

  beforeAll(async () => {
    const mock = shopServer({ control: true });
    server = await startServer(async (request) => {
      if (!new URL(request.url).pathname.startsWith('/__mock/')) {
        network.calls += 1;
        if (network.holds) await new Promise<void>((resolve) => network.waiting.push(resolve));
      }
      return mock.fetch(request);
    });
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    Object.assign(network, { holds: false, waiting: [], calls: 0 });
  });

  const hosts = () => hostsOf('development', 'ar', server.url);

  /** A store of a separate visitor, on the mock backend over HTTP. */
  function device(visitor: string, extra: Partial<CallPorts> = {}) {
    const headers = { 'x-mock-visitor': visitor };
    const store = storeOn(hosts(), { headers, ...extra });
    const endpoints = shopApi.endpoints as unknown as Record<
      'getCataloguePage' | 'getFullCataloguePage',
      AnyEndpoint
    >;
    const entry = (url: string) => selectEntry(store.getState(), parseCatalogueUrl(url));
    const requestFor = (url: string): CatalogueRequest =>
      catalogueRequest(parseCatalogueUrl(url), kindOf(url), entry(url)?.epoch ?? 0, { source: 'bff' });
    return {
      store,
      entry,
      skus: (url: string) => entry(url)?.products.map(({ sku }) => sku) ?? [],
      open: (url: string) =>
        store.dispatch(
          listRequested({ url: parseCatalogueUrl(url), kind: kindOf(url), freeShippingFrom: 79999 }),
        ),
      load: (url: string) => store.dispatch(endpoints.getCataloguePage.initiate(requestFor(url))),
      loadFull: (url: string) => store.dispatch(endpoints.getFullCataloguePage.initiate(requestFor(url))),
      fail: (call: string) =>
        fetch(`${server.url}/__mock/state`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ state: 'a call fails', params: { call, fault: 'unavailable' } }),
        }),
    };
  }

  async function withThreePages(visitor: string) {
    const made = device(visitor);
    made.open(list);
    for (const url of [list, page(2), page(3)]) await made.load(url);
    return made;
  }

  return { network, hosts, device, withThreePages };
}
