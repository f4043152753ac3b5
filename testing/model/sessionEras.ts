import { customerCartApi } from '#api/customer.ts';
import { linesIn } from '#flows/cart/cartCalls.ts';
import { cartLost } from '#store/cart.ts';
import type { Ports } from '#api/transport/ports.ts';
import type { CartReply } from '#schemas/cart.ts';
import type { Store } from '#store/store.ts';
import { otherTabWrote } from '#store/persistence/persistedSlices.ts';
import { type CustomerState, selectCustomer } from '#store/session/customer.ts';
import { loginSucceeded } from '#store/session/customerEvents.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import type { Browser } from '#testing/backend/customerTab.ts';

/** A session of a browser as the test sees it, until its end: the customers who have signed in in it. */
export interface Era {
  customers: Set<string>;
}

/** An item that was added once: its session, its customer ('' for a guest), and what happened to it. */
export interface Added {
  item: string;
  era: Era;
  /** Ended sessions in which no customer was known to have it. */
  earlier: Era[];
  by: string;
  /** The customers to whose carts it was sent as a guest's item, with a response or without. */
  sentFor: Set<string>;
  /** Its customer, from the first response of a merge that contains it. */
  brought?: string;
  /** The hash of the cart in which the page has seen it. */
  seenIn?: string;
  /** The shopper has removed it, or a login that empties the cart. */
  isGone: boolean;
}

/** The state that the pages of one browser share, and what the test records about them. */
export interface Visit {
  browser: Browser;
  /** A clock that advances with each read, and random numbers that repeat in each visit: one seed gives one run. */
  ports: Pick<Ports, 'clock' | 'random'>;
  added: Added[];
  /** The session of the page that wrote last. */
  written: Era;
  /** The violations, as texts. */
  violations: string[];
  /** Starts work that must not throw. */
  begin: (work: Promise<unknown>) => void;
}

/** Whether an item is in the cart of a customer of a session at the server. */
const isInCartOf = ({ browser: { db } }: Visit, item: string, { customers }: Era) =>
  db.carts
    .list({})
    .some((cart) => customers.has(cart.customer) && cart.lines.some((line) => line.item === item));

const isMerged = customerCartApi.endpoints.mergeCart.matchFulfilled;

const itemsIn = (store: Store) => linesIn(store).map(({ item }) => item);

/** Records the sessions of a page and their violations; `watch` is called with its store. */
export function watchEras(visit: Visit, page: { isClosed: () => boolean; token: () => string }) {
  const { browser, added, violations } = visit;
  let era = visit.written;
  let before: Pick<CustomerState, 'loggedIn' | 'epoch' | 'idCustomer'> = { loggedIn: false, epoch: 0 };
  /** The items in the cart before an action, and those of a guest who has signed in on this page. */
  let had: string[] = [];
  let ofGuest: string[] = [];

  function noteEnd(reason: string) {
    if (!before.loggedIn) violations.push(`the end of no db: ${reason}`);
    const row = browser.db.tokens.find(page.token());
    if (reason === 'expiry' && row !== undefined && row.expires > 0)
      violations.push('a session has ended whose token is valid');
  }

  /** Items that no merge has added to the customer's cart are the guest's again. */
  async function noteCart(store: Store, ended: Era) {
    const [hadBefore, guests, now] = [had, ofGuest, era];
    // It is restored right after the end.
    await Promise.resolve();
    const left = itemsIn(store);
    const isGone = (item: string) => added.some((each) => each.item === item && each.isGone);
    for (const item of guests)
      if (
        !isGone(item) &&
        hadBefore.includes(item) &&
        !left.includes(item) &&
        !isInCartOf(visit, item, ended)
      )
        violations.push(`${item} of a guest is lost at the end of a db`);
    for (const each of added) {
      if (each.by !== '' || !left.includes(each.item)) continue;
      each.earlier.push(each.era);
      each.era = now;
    }
  }

  /**
   * A guest's line becomes the customer's with the response to its merge. If another page ended the session earlier, the
   * line is the guest's again, and this page does not know it yet.
   */
  function noteBrought({ cart }: CartReply, customer = '') {
    if (era !== visit.written) return;
    for (const each of added)
      if (each.by === '' && cart.items.some(({ id }) => id === each.item)) each.brought ??= customer;
  }

  const watch = (store: Store) =>
    store.react({
      matches: (action): action is { type: string; payload: unknown } =>
        !page.isClosed() && action !== undefined,
      run(action) {
        const now = selectCustomer(store.getState());
        const lines = itemsIn(store);
        if (sessionEnded.match(action)) noteEnd(action.payload);
        if (now.epoch === before.epoch && before.loggedIn && now.idCustomer !== before.idCustomer)
          violations.push(`${before.idCustomer} has become ${now.idCustomer}`);
        if (now.epoch !== before.epoch) {
          const ended = era;
          era = otherTabWrote.match(action) ? visit.written : { customers: new Set() };
          if (sessionEnded.match(action)) void noteCart(store, ended);
          ofGuest = [];
        }
        if (loginSucceeded.match(action) && !before.loggedIn) ofGuest = lines;
        if (isMerged(action) && now.loggedIn) noteBrought(action.payload, now.idCustomer);
        if (now.loggedIn) era.customers.add(now.idCustomer ?? '');
        if (cartLost.match(action)) for (const each of added) if (each.era === era) each.isGone = true;
        before = now;
        had = lines;
      },
    });

  return { watch, present: () => era };
}
