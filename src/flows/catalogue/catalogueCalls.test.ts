import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hostsOf } from '#countries/hosts.ts';
import { aCataloguePage, aFullCataloguePage } from '#fixtures/catalogue.ts';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { selectEntry } from '#store/catalogue.ts';
import type { Store } from '#store/store.ts';
import { rehydrated } from '#store/persistence/persistedSlices.ts';
import { loginSucceeded, startDecided } from '#store/session/customerEvents.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import { clientKnown } from '#store/visitor.ts';
import { started, storeOf } from '#testing/backend/signedIn.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { loadPage, openList } from './catalogueCalls.ts';

afterEach(() => vi.unstubAllGlobals());

const client = clientKnown('1122334455.1650000000');
const kept = rehydrated({
  customer: {
    loggedIn: true,
    idCustomer: started.idCustomer,
    buyerType: 'existing customer',
    visitor_has_orders: true,
    endedSessions: 0,
  },
});

/** The ids in the requests for a list. */
async function idsSent(store: Store) {
  const bodies: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    bodies.push(body as string);
    return Response.json(aCataloguePage({ products: [], total: 0 }));
  });
  await openList(store, { url: parseCatalogueUrl('/mujer/'), freeShippingFrom: 79999 });
  return bodies.map((body) => (JSON.parse(body) as { userId?: string }).userId);
}

test.each([
  ['nobody is known', [startDecided()], undefined],
  ['the client of the analytics cookie', [startDecided(), client], '1122334455.1650000000'],
  ['a customer', [startDecided(), loginSucceeded(started)], started.idCustomer],
  ['a customer with a client id', [client, startDecided(), loginSucceeded(started)], started.idCustomer],
  ['a customer of an earlier visit, before it is decided', [client, kept], undefined],
  ['a customer of an earlier visit, once it is decided', [kept, startDecided()], started.idCustomer],
  ['a customer who has left', [startDecided(), loginSucceeded(started), sessionEnded('logout')], undefined],
  [
    'a customer who has left, with a client id',
    [client, startDecided(), loginSucceeded(started), sessionEnded('logout')],
    '1122334455.1650000000',
  ],
])('CAT-28, TRACK-39: of %s the request for a list has the id', async (_who, actions, userId) => {
  const store = storeOf();
  for (const action of actions) store.dispatch(action);
  expect(await idsSent(store)).toEqual([userId, userId]);
});

const opening = { url: parseCatalogueUrl('/mujer/'), freeShippingFrom: 79999 };

const settle = async () => {
  for (let turn = 0; turn < 6; turn += 1) await setImmediate();
};

/** A store whose page is painted by `draw`; `requests` are the requests in order. */
function shop(page = aCataloguePage()) {
  const requests: string[] = [];
  const drawings: (() => void)[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const isFull = url.endsWith('/full');
    requests.push(isFull ? 'full answer' : 'page');
    return Response.json(isFull ? aFullCataloguePage() : page);
  });
  const painted = () => new Promise<void>((resolve) => drawings.push(resolve));
  const draw = async () => {
    for (const drawn of drawings.splice(0)) drawn();
    await settle();
  };
  return { store: storeOn(hostsOf('development', 'ar', 'http://shop'), { painted }), requests, draw };
}

describe('the full answer of a list', () => {
  let at: ReturnType<typeof shop>;
  beforeEach(async () => {
    at = shop();
    await openList(at.store, opening);
    await settle();
  });

  test('CAT-26: is requested once the products of the page are painted', async () => {
    expect(at.requests).toEqual(['page']);
    await at.draw();
    expect(at.requests).toEqual(['page', 'full answer']);
    expect(selectEntry(at.store.getState(), opening.url)?.details).toBeDefined();
  });

  test('CAT-21, CAT-26: is requested once if the list was opened anew in between', async () => {
    await openList(at.store, opening);
    await settle();
    await at.draw();
    expect(at.requests).toEqual(['page', 'page', 'full answer']);
  });

  test('CAT-26: is requested once for two pages that are there before it', async () => {
    await loadPage(at.store, opening.url, 2);
    await at.draw();
    expect(at.requests).toEqual(['page', 'page', 'full answer']);
  });
});

test('CAT-26: a page without products has nothing to paint: its full answer is requested at once', async () => {
  const { store, requests } = shop(aCataloguePage({ products: [], total: 0 }));
  await openList(store, opening);
  await settle();
  expect(requests).toEqual(['page', 'full answer']);
});

/** Counts how often a query is parsed: each parse begins with `new URLSearchParams` of a string. */
function countParses() {
  const count = { parses: 0 };
  vi.stubGlobal(
    'URLSearchParams',
    class extends URLSearchParams {
      constructor(init?: ConstructorParameters<typeof URLSearchParams>[0]) {
        super(init);
        if (typeof init === 'string') count.parses += 1;
      }
    },
  );
  return count;
}

test('CAT-18, CAT-26: a list is opened, with its full answer, on one parse of its address', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.endsWith('/full') ? aFullCataloguePage() : aCataloguePage()),
  );
  const store = storeOn(hostsOf('development', 'ar', 'http://shop'));
  const count = countParses();
  const url = parseCatalogueUrl('/mujer/?brand=zapala&sort=price&page=2');
  await openList(store, { url, freeShippingFrom: 79999 });
  for (let turn = 0; turn < 6; turn += 1) await setImmediate();
  expect(selectEntry(store.getState(), url)?.details).toBeDefined();
  expect(count.parses).toBe(1);
});
