import { afterAll, beforeAll } from 'vitest';
import { hostsOf } from '#countries/hosts.ts';
import { changeCart } from '#flows/cart/cartCalls.ts';
import { cartTable } from '#mocks/cart/tables.ts';
import type { Fault } from '#mocks/faults.ts';
import { resetDatabase, databaseOf } from '#mocks/database.ts';
import type { Line } from '#rules/cart/cart.ts';
import { shopServer } from '#server/shopServer.ts';
import { selectCart } from '#store/cart.ts';
import { type RunningServer, startServer } from './mockServer.ts';
import { storeOn } from './storeOn.ts';

/** Responds to a call of a visitor, given its path below `api/` and the response of the mock backend. */
type Interceptor = (path: string, answer: () => Promise<Response>) => Promise<Response>;

/** The token of the customer in these tests, for the calls that carry one. */
export const token = 'tok-140';

/** A response that the device cannot read: the outcome is unclear. */
export const unreadable = () => new Response('<p>Gateway</p>');

/** Starts a mock backend that records its calls, for the tests of a file; returns `device`. */
export function cartBackend() {
  let server: RunningServer;
  /** The calls in order of arrival, by visitor: 'POST items=…', and with their path if that is not `cart/`. */
  const requests = new Map<string, string[]>();
  const interceptors = new Map<string, Interceptor>();

  beforeAll(async () => {
    const mock = shopServer({ control: true });
    server = await startServer(async (request, env) => {
      const visitor = request.headers.get('x-mock-visitor') ?? '';
      const { search, pathname } = new URL(request.url);
      const path = pathname.slice('/api/'.length);
      const form = decodeURIComponent(await request.clone().text());
      const query = search.slice(1).replace(/&?api_version=[23]/, '');
      const call = [request.method, ...(path === 'cart/' ? [] : [path]), `${query}${form}`].join(' ');
      requests.set(visitor, [...(requests.get(visitor) ?? []), call]);
      const answer = async () => mock.fetch(request, env);
      return interceptors.get(visitor)?.(path, answer) ?? answer();
    });
  });
  afterAll(() => server.stop());

  /** A device with its own anonymous visitor, with these lines in its cart. */
  async function device(visitor: string, ...lines: string[]) {
    resetDatabase(visitor, 'ar');
    let ofTab: string | undefined;
    const store = storeOn(hostsOf('development', 'ar', server.url), {
      headers: { 'x-mock-visitor': visitor },
      token: () => ofTab,
    });
    const db = await databaseOf(visitor, 'ar');
    for (const item of ['ZP0001-38', 'AN0107-38', 'CL0301-S']) db.stock.set(item, 5);
    const cart = () => selectCart(store.getState());
    const local = () => (cart()?.items ?? []).map(({ id, quantity }) => ({ item: id, quantity }));
    const change = (item: string, quantity: number) => {
      const others = local().filter((line) => line.item !== item);
      const after: Line[] = quantity === 0 ? others : [...others, { item, quantity }];
      return changeCart(store, { item, quantity, lines: after });
    };
    for (const item of lines) await change(item, 1);
    requests.set(visitor, []);
    interceptors.delete(visitor);
    return {
      store,
      db,
      change,
      cart,
      /** From now on calls carry the token of a customer, until it is removed. */
      async openToken(customer = '1100') {
        const expires = db.clock.now().getTime() + 1;
        await db.tokens.add({ token, customer, fingerprint: '', expires });
        ofTab = token;
      },
      /** The same, where a state of the mock has made the token. */
      holdToken() {
        ofTab = token;
      },
      removeToken() {
        ofTab = undefined;
      },
      calls: () => requests.get(visitor)?.splice(0) ?? [],
      lines: () =>
        local()
          .map(({ item, quantity }) => `${item}=${quantity}`)
          .join(','),
      breakCall: (call: string, fault: Fault | undefined) =>
        fault === undefined ? db.faults.delete(call) : db.faults.set(call, fault),
      /** The server has never heard of the cart. */
      loseCarts: () => {
        db.carts = cartTable();
      },
      /** Sets the responses to further calls. */
      intercept: (decide: Interceptor) => interceptors.set(visitor, decide),
      /** The next response is lost after the server has processed the call. */
      loseAnswer: () =>
        interceptors.set(visitor, async (_path, answer) => {
          interceptors.delete(visitor);
          await answer();
          return unreadable();
        }),
    };
  }

  return device;
}

type Device = Pick<Awaited<ReturnType<ReturnType<typeof cartBackend>>>, 'intercept'>;

/** Calls as a device has sent them, without what differs in each run: hash, token and flag. */
export const withoutIds = (calls: string[]): string[] =>
  calls.map((call) => call.replace(/&?\b(?:hash|token|flag)=[\w-]*/g, '').trim());

/** Counts the pending calls of a device at each moment; `decide` may respond in place of the server. */
export function countTogether(
  { intercept }: Device,
  decide?: Parameters<Device['intercept']>[0],
): readonly number[] {
  let running = 0;
  const together: number[] = [];
  intercept(async (path, answer) => {
    running += 1;
    together.push(running);
    // Others have time to begin.
    await new Promise((resolve) => setTimeout(resolve, 10));
    const response = await (decide?.(path, answer) ?? answer());
    running -= 1;
    return response;
  });
  return together;
}
