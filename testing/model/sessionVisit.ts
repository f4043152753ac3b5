import { newBrowser, wire } from '#testing/backend/customerTab.ts';
import { decide, held, holdNetwork } from './heldNetwork.ts';
import { turn } from '#testing/fakeBrowser.ts';
import type { Added, Visit } from './sessionEras.ts';
import type { Page } from './sessionPage.ts';

/** The personas of the tests, with fields that identify their data. */
const people = {
  '1100': ['ana@vidriera.example', 'h-1100', 'Suárez', 'tok-1100'],
  '1101': ['nueva@vidriera.example', 'h-1101', 'Méndez', 'tok-1101'],
  '1102': ['segura@vidriera.example', 'h-1102', 'Ortiz', 'tok-1102'],
} as const;

/**
 * Records to which carts lines of guests are sent: by a merge, or by an add of a page that has the customer's cart from
 * another tab and does not know of her login yet. A line may be merged into another customer's cart only until a page has
 * the response to a merge: then it belongs to the customer of that merge.
 */
function watchSent({ browser: { db }, added, violations }: Visit): void {
  const { intercept } = wire;
  wire.intercept = (request, answer) => {
    const isMerge = request.url.includes('/cart/merge');
    const form = new URLSearchParams(wire.requests.at(-1)?.body);
    const hash = form.get('hash') ?? '';
    const ofToken = db.tokens.find(form.get('token') ?? '')?.customer;
    const whose = new Map(added.map((note) => [note, note.brought ?? ofToken]));
    return intercept?.(request, async () => {
      const row = db.carts.find(hash);
      const items = isMerge ? (row?.lines.map(({ item }) => item) ?? []) : [form.get('item')];
      const customer = (isMerge ? ofToken : row?.customer) ?? '';
      const response = await answer();
      const isDone = customer !== '' && (!isMerge || (db.carts.find(hash)?.mergedInto ?? '') !== '');
      for (const note of isDone ? added : []) {
        if (note.by !== '' || !items.includes(note.item)) continue;
        note.sentFor.add(customer);
        const owner = whose.get(note) ?? customer;
        if (isMerge && owner !== customer)
          violations.push(`${note.item}, which ${owner} has, is merged into the cart of ${customer}`);
      }
      return response;
    });
  };
}

/** A new browser with one page, and items to add, which are in stock and in no cart yet. */
export async function newVisit() {
  const browser = await newBrowser();
  holdNetwork();
  const { db } = browser;
  const taken = new Set(db.carts.list({}).flatMap(({ lines }) => lines.map(({ item }) => item)));
  const items = [...db.world.productOfItem.keys()].filter((item) => !taken.has(item)).slice(0, 20);
  for (const item of items) db.stock.set(item, 5);
  let time = Date.now();
  let chance = 0;
  const visit: Visit = {
    browser,
    ports: { clock: () => (time += 1), random: () => (chance = (chance + 0.618) % 1) },
    added: [],
    written: { customers: new Set() },
    violations: [],
    begin: (work) => void work.catch((cause: unknown) => visit.violations.push(`thrown: ${String(cause)}`)),
  };
  watchSent(visit);
  return { visit, items };
}

/** Waits until no call is pending; throws if that takes more than 500 turns. */
export async function settle(pages: readonly Pick<Page, 'isIdle'>[]): Promise<void> {
  for (let idleTurns = 0, turns = 0; idleTurns < 5; turns += 1) {
    if (turns > 500) throw new Error('Failed to settle: something never ends.');
    while (held.gates.length > 0) decide(0);
    await turn();
    const isIdle = pages.every((page) => page.isIdle()) && held.gates.length === 0;
    idleTurns = isIdle ? idleTurns + 1 : 0;
  }
}

/** All tokens of the mock have expired. */
export async function expireTokens({ browser: { db } }: Visit) {
  for (const { token } of db.tokens.list({}))
    await db.tokens.change(token, (row) => {
      row.expires = 0;
    });
}

/** Whether an item may be shown to a customer: her own, or an item of a guest who signed in as her. */
const isOf = ({ by, era, earlier }: Added, customer: string) =>
  by === '' ? [era, ...earlier].some(({ customers }) => customers.has(customer)) : by === customer;

/**
 * The errors in the carts of the customers. A cart has the lines that were added in the customer's sessions, and the lines
 * of a guest who signed in that were sent for it: each once. Two customers have a line only if no page got the response to
 * the earlier merge.
 */
export function foreignLines({ browser: { db }, added }: Visit): string[] {
  return db.carts.list({}).flatMap(({ customer, lines }) =>
    customer === ''
      ? []
      : lines.flatMap(({ item, quantity }) => {
          const note = added.find((each) => each.item === item);
          if (note === undefined) return [];
          const from = `${item} of ${note.by || 'a guest'}`;
          const isSent = note.by !== '' || note.sentFor.has(customer);
          const faults = isOf(note, customer) ? [] : [`${from} is in the cart of ${customer}`];
          if (!isSent) faults.push(`${from} was never sent for the cart of ${customer}, which has it`);
          if (quantity !== 1) faults.push(`${from} is ${quantity} times in the cart of ${customer}`);
          return faults;
        }),
  );
}

/** The lines that were in a customer's cart, were not removed and are gone. */
export function lostLines({ browser: { db }, added }: Visit): string[] {
  return added.flatMap(({ item, by, seenIn, isGone, era }) => {
    if (seenIn === undefined || isGone) return [];
    const isIn = (hash: string) => db.carts.find(hash)?.lines.some((line) => line.item === item) === true;
    const merged = db.carts.find(seenIn)?.mergedInto ?? '';
    return isIn(seenIn) ||
      isIn(merged) ||
      db.carts.list({}).some(({ lines }) => lines.some((each) => each.item === item))
      ? []
      : [`${item} of ${by || 'a guest'} (${[...era.customers].join()}) is lost`];
  });
}

/** The errors of a settled page, as texts. */
export function unsettled({ browser, added }: Visit, page: Page): string[] {
  const { db, jar, storage } = browser;
  const { loggedIn, idCustomer = '' } = page.customer();
  const faults: string[] = [];
  const owner = db.tokens.find(page.token())?.customer;
  if (loggedIn && owner !== idCustomer) faults.push(`${idCustomer} is logged in with the token of ${owner}`);
  if (!loggedIn) {
    if (page.token() !== '') faults.push('a token is left');
    if (jar.has('session-id') || jar.has('access_token')) faults.push('a cookie is left');
    if ('keep_session' in storage.texts) faults.push('keep_session is left');
  }
  const own = loggedIn ? idCustomer : '';
  const places = {
    state: JSON.stringify(page.store.getState()),
    storage: JSON.stringify(storage.texts),
    tab: JSON.stringify(page.tab.texts),
    cookies: JSON.stringify([...jar]),
  };
  for (const [id, marks] of Object.entries(people))
    for (const mark of id === own ? [] : marks)
      for (const [place, text] of Object.entries(places))
        if (text.includes(mark)) faults.push(`${mark} is in ${place}`);
  const here = new Set(page.lines());
  for (const note of added) {
    const { item, by } = note;
    const isOwn = own === '' ? by === '' : isOf(note, own);
    if (here.has(item) && !isOwn)
      faults.push(`${item} of ${by || 'a guest'} is in the cart of ${own || 'a guest'}`);
  }
  return faults;
}

/** The differences between two synchronised pages of a browser. */
export function disagreements([first, second]: readonly Page[]): string[] {
  if (first === undefined || second === undefined) return [];
  const of = (page: Page) => {
    const { loggedIn, idCustomer = '', endedSessions } = page.customer();
    return {
      customer: loggedIn ? idCustomer : '',
      endedSessions,
      hash: page.hash(),
      lines: page.lines().join(),
    };
  };
  const [one, other] = [of(first), of(second)];
  return Object.keys(one).flatMap((name) => {
    const [mine, theirs] = [one[name as keyof typeof one], other[name as keyof typeof other]];
    return mine === theirs ? [] : [`${name}: ${mine} and ${theirs}`];
  });
}
