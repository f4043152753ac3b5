import { afterEach, expect, test, vi } from 'vitest';
import { aCataloguePage } from '#fixtures/catalogue.ts';
import { parseCatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import type { Store } from '#store/makeStore.ts';
import { loginSucceeded, startDecided } from '#store/session/customerEvents.ts';
import { rehydrated } from '#store/persistence/persistedSlices.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import { clientKnown } from '#store/visitor.ts';
import { started, storeOf } from '#testing/signedIn.ts';
import { openList } from './catalogueCalls.ts';

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
