import { expect, test } from 'vitest';
import { resultLines } from '#scripts/contracts/resultLines.ts';
import { shopServer } from '#server/shopServer.ts';
import { startServer } from '#testing/backend/mockServer.ts';
import { definitions } from '#testing/backend/definitions.ts';
import { shopLimits } from '#contracts/verifier/limits.ts';
import { runSequences } from './runSequences.ts';
import { sequences } from './sequences.ts';

type Answer = (request: Request) => Response | Promise<Response>;

/** Breaks a server: answers a request in its place, or passes it on with a change. */
type Fault = (request: Request, answer: Answer) => Response | Promise<Response>;

/** A request with another address, body or visitor. */
const changed = (request: Request, url: string, body: string, visitor?: string) =>
  new Request(url, {
    method: request.method,
    headers: { ...Object.fromEntries(request.headers), ...(visitor && { 'x-mock-visitor': visitor }) },
    ...(request.method === 'POST' && { body }),
  });

/** Whether method and path of a request match: 'POST cart/'. */
const isOf = (call: RegExp, { method, url }: Request) =>
  call.test(`${method} ${new URL(url).pathname.replace(/^\/api\//, '')}`);

/** The calls have their effect on the data of another visitor, which begin in the same state. */
const forgets =
  (call: RegExp): Fault =>
  async (request, answer) => {
    const elsewhere = changed(request, request.url, await request.clone().text(), 'elsewhere');
    if (isOf(call, request)) return answer(elsewhere);
    if (request.url.endsWith('/__mock/state')) await answer(elsewhere);
    return answer(request);
  };

/** The calls succeed and do nothing. */
const ignores =
  (call: RegExp): Fault =>
  (request, answer) =>
    isOf(call, request) ? Response.json({ error: false, message: '' }) : answer(request);

/** The calls treat every token as that of the first customer. */
const confuses =
  (call: RegExp): Fault =>
  async (request, answer) => {
    if (!isOf(call, request)) return answer(request);
    const [url, body] = [request.url, await request.text()].map((text) =>
      text.replace(/\btoken=[^&]*/, 'token=tok-140'),
    ) as [string, string];
    return answer(changed(request, url, body));
  };

/** The answers to the calls have another text. */
const alters =
  (call: RegExp, from: RegExp, to: string): Fault =>
  async (request, answer) => {
    const response = await answer(request);
    if (!isOf(call, request)) return response;
    return Response.json(JSON.parse((await response.text()).replace(from, to)));
  };

/** The lines that the sequences of the calls make of a server, and how many sequences they are. */
async function verified(calls: readonly string[], fault: Fault = (request, answer) => answer(request)) {
  const mock = shopServer({ control: true });
  const { url, stop } = await startServer((request, env) => fault(request, (sent) => mock.fetch(sent, env)));
  const statesUrl = `${url}/__mock/state`;
  const results = await runSequences({
    runs: [{ provider: 'shop-api', baseUrl: `${url}/api`, calls }],
    statesUrl,
    headers: { 'x-mock-visitor': 'sequences' },
    limits: shopLimits,
  });
  await stop();
  return { lines: resultLines(results, statesUrl), count: results.length };
}

const callsOfSequences = sequences.map(({ call }) => call);

test('LAB-04: the mock does what it answers, and keeps two customers apart', async () => {
  expect(await verified(callsOfSequences)).toEqual({ lines: [], count: sequences.length });
});

const changes = (await definitions()).filter(({ base, kind }) => base === 'api' && kind === 'change');
const readBack = changes.filter(({ name }) => callsOfSequences.includes(name));

/** Changes that no call of the shop reads. */
const unread = {
  enableTwoStep: 'an e-mail is sent',
  logout: 'the token stays valid until it expires',
  recoverPassword: 'an e-mail is sent',
  sendSurvey: 'the shop reads no answers',
  unsubscribe: 'it names no customer',
};

test('LAB-04: each change is read back by a sequence', () => {
  const missing = changes.filter((call) => !readBack.includes(call)).map(({ name }) => name);
  expect(missing.sort()).toEqual(Object.keys(unread));
});

test.each(readBack.map(({ name, method, path }) => ({ name, method, path: path.replace(/:.*/, '') })))(
  'LAB-04: $name is red on a server that forgets it',
  async ({ name, method, path }) => {
    const { lines } = await verified([name], forgets(new RegExp(`^${method} ${path}`)));
    expect(lines).toContainEqual(expect.stringMatching(`^FAILED .*\\b${name}\\b.*: expected .*, actual `));
  },
);

const notOwn = 'which belongs to another customer, actual {"error":false';

test.each<[what: string, call: string, fault: Fault, line: string]>([
  [
    'stores no item',
    'getCartHash',
    forgets(/^POST cart\/$/),
    "FAILED getCartHash, 'what a customer adds is in her cart after the next sign in', state 'a customer has a cart': getCart cart.items.length: expected 2, actual 1",
  ],
  [
    'drops the coupon',
    'addCoupon',
    alters(/^GET cart\/$/, /"coupons":\{.*?\}\}/, '"coupons":{}'),
    ': getCart cart.coupon.coupons.VERANO10.code: expected VERANO10, actual nothing',
  ],
  [
    'gives two carts one hash',
    'createCart',
    alters(/^POST cart\/$/, /"hash":"\w+"/, '"hash":"c4f1e2"'),
    ": cart.hash of two carts: expected two values, actual 'c4f1e2' twice",
  ],
  [
    'forgets a field of an address',
    'editAddress',
    alters(/customer\/address$/, /45670000/, '45678901'),
    ': getAddresses addresses.1.phone: expected 45670000, actual 45678901',
  ],
  [
    'keeps a removed address',
    'removeAddress',
    forgets(/^DELETE customer\/address\//),
    ': getAddresses addresses.length: expected 1, actual 2',
  ],
  [
    'annuls nothing',
    'annulExchange',
    ignores(/exchange\/annul/),
    ': getExchangeOrders exchanges.0.status: expected annulled, actual open',
  ],
  [
    'registers nobody',
    'register',
    forgets(/customer\/create/),
    ": login: expected a success, actual the refusal 'Email not registered.'",
  ],
  [
    'takes any token',
    'getCustomer',
    confuses(/customer\/info/),
    `'a token that is unknown opens nothing', state 'a customer is signed in': getCustomer: expected a refusal, actual {"error":false`,
  ],
  [
    'mixes up two customers',
    'getCustomer',
    confuses(/customer\/info/),
    ': getCustomer customer.email: expected nuevo@mail.com, actual maria@mail.com',
  ],
  [
    'shows the orders of another customer',
    'getOrders',
    confuses(/customer\/order/),
    `: getOrders: expected no '200012345', ${notOwn}`,
  ],
  [
    'shares the wishlist',
    'getWishlist',
    confuses(/wishlist\//),
    ': getWishlist items.length: expected 0, actual 1',
  ],
  [
    'edits another customer',
    'editCustomer',
    confuses(/customer\/edit/),
    ': getCustomer customer.first_name: expected María José, actual Ana',
  ],
  [
    'opens the cart of another customer',
    'addToCart',
    confuses(/^POST cart\/$/),
    "'the cart of a customer is closed to a token that is unknown', state 'a customer has a cart': addToCart: expected a refusal",
  ],
])('LAB-04, LAB-12: a server that %s is named', async (_what, call, fault, line) => {
  const { lines } = await verified([call], fault);
  expect(lines.join('\n')).toContain(line);
});
