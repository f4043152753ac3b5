import { addressesApi } from '#api/addresses.ts';
import { customerApi } from '#api/customer.ts';
import { wishlistApi } from '#api/wishlist.ts';
import { deferredSteps } from '#app/start/deferred.ts';
import { startSession } from '#app/start/startVisit.ts';
import { changeCart, linesIn, readCart, whenCartIdle } from '#flows/cart/cartCalls.ts';
import { withLine } from '#rules/cart/cart.ts';
import type { Autologin } from '#rules/session/signIn.ts';
import { selectCart, selectCartBusy, selectCartNeedsReconcile } from '#store/cart.ts';
import { networkChanged } from '#store/online.ts';
import type { Tab } from '#testing/backend/customerTab.ts';
import { memoryTab } from '#testing/fakeBrowser.ts';
import { closePage, held } from './heldNetwork.ts';
import { type Added, type Visit, watchEras } from './sessionEras.ts';

/** Changes a page into a wrong implementation. */
export type Spoil = (tab: Tab) => void;

let pages = 0;

/** A page of a browser, with the start of the shop; `texts` is the session storage of its tab. */
export function openPage(visit: Visit, spoil: Spoil, { tab = memoryTab(), asked }: PageOptions = {}) {
  const { browser, added } = visit;
  const { storage } = browser;
  const id = `page ${(pages += 1)}`;
  let isClosed = false;
  let token = tab.texts['token'];
  const eras = watchEras(visit, { isClosed: () => isClosed, token: () => tokenOf(token) });
  const opened = browser.open('on', wrapTab(), {
    ...visit.ports,
    id,
    watch: eras.watch,
    cookies: () => (isClosed ? '' : browser.cookies()),
    setCookie: (cookie) => void (isClosed || browser.setCookie(cookie)),
    storage: {
      texts: storage.texts,
      getItem: (key) => (isClosed ? null : storage.getItem(key)),
      setItem(key, text) {
        if (isClosed) return;
        if (key === 'persist:root') visit.written = eras.present();
        void storage.setItem(key, text);
      },
      removeItem: (key) => void (isClosed || storage.removeItem(key)),
    },
  });
  const { store, context, persistence, customer } = opened;

  function wrapTab() {
    return {
      ...tab,
      setItem(key: string, text: string) {
        if (isClosed) return;
        if (key === 'token') token = text;
        tab.setItem(key, text);
      },
      removeItem: (key: string) => void (isClosed || tab.removeItem(key)),
    };
  }

  spoil(opened);
  const start = { ...opened.started, signal: new AbortController().signal };
  visit.begin(startSession(opened.started, () => asked));
  deferredSteps.refreshCart(start);

  async function whenIdle() {
    while (selectCartBusy(store.getState())) await whenCartIdle(store);
  }
  const lines = () => linesIn(store);
  const renewed = { forceRefetch: true };

  return {
    ...opened,
    id,
    /** How often the customer has signed out here. */
    signOuts: 0,
    lines: () => lines().map(({ item }) => item),
    hash: () => selectCart(store.getState())?.hash ?? '',
    token: () => tokenOf(tab.texts['token']),
    isIdle: () =>
      !selectCartBusy(store.getState()) &&
      !selectCartNeedsReconcile(store.getState()) &&
      (held.pending.get(id) ?? 0) === 0,
    /** Adds an item once nothing blocks it, unless the session ends before (CART-09). */
    async add(item: string) {
      const { signal } = store.session;
      await whenIdle();
      const line = { item, quantity: 1 };
      if (signal.aborted || isClosed || lines().some((each) => each.item === item)) return;
      const { loggedIn, idCustomer } = customer();
      const note: Added = {
        item,
        era: eras.present(),
        earlier: [],
        by: loggedIn ? (idCustomer ?? '') : '',
        sentFor: new Set(),
        isGone: false,
      };
      added.push(note);
      const { reply } = await changeCart(store, { ...line, lines: withLine(lines(), line) });
      if (reply?.cart.items.some(({ id: each }) => each === item)) note.seenIn = reply.cart.hash;
    },
    async remove(which: number) {
      const { signal } = store.session;
      await whenIdle();
      const line = lines()[which % Math.max(1, lines().length)];
      if (line === undefined || signal.aborted || isClosed) return;
      const { item } = line;
      for (const each of added) if (each.item === item) each.isGone = true;
      await changeCart(store, { item, quantity: 0, lines: lines().filter((each) => each.item !== item) });
    },
    read: () => readCart(store),
    /** Three calls of the customer at once. */
    calls: () =>
      Promise.all([
        store.dispatch(customerApi.endpoints.getCustomer.initiate({}, renewed)),
        store.dispatch(addressesApi.endpoints.getAddresses.initiate({}, renewed)),
        store.dispatch(wishlistApi.endpoints.getWishlist.initiate({}, renewed)),
      ]),
    focus: () => persistence?.mergeOtherTab(),
    online() {
      store.dispatch(networkChanged(false));
      store.dispatch(networkChanged(true));
    },
    /** Leaves the page, after which nothing reaches it; the system may discard it before it has written everything. */
    close(isTaken: boolean) {
      if (!isTaken) void persistence?.flush();
      isClosed = true;
      closePage(id);
    },
    tab,
    context,
  };
}

/** The options of a page. */
interface PageOptions {
  tab?: ReturnType<typeof memoryTab>;
  /** The login in its address. */
  asked?: Autologin | undefined;
}

/** The token in an entry of session storage. */
const tokenOf = (entry: string | undefined) => (entry ?? '').split('\n')[1] ?? '';

export type Page = ReturnType<typeof openPage>;
