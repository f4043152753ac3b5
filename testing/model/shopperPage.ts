import { vi } from 'vitest';
import { startQueue } from '#app/start/startQueue.ts';
import { linesIn } from '#flows/cart/cartCalls.ts';
import { type NewChange, queueChange } from '#flows/queue/storedQueue.ts';
import { saveLine } from '#flows/cart/savedLines.ts';
import { changeCoupon, couponsIn } from '#flows/cart/sendCoupon.ts';
import { isSendable, sendQueue, sendAndWait } from '#flows/queue/sendQueue.ts';
import { wishlistActions } from '#flows/wishlist/wishlistActions.ts';
import { needWishlist } from '#flows/wishlist/wishlistCalls.ts';
import { queuedOf } from '#rules/cart/putChange.ts';
import { addEnded, addStarted, selectAdding, selectCart, selectCartProblem } from '#store/cart.ts';
import { flashQueued } from '#store/flash.ts';
import { isCartFulfilled, isCartRejected } from '#store/matchers.ts';
import { selectOnline } from '#store/online.ts';
import { linkTabs } from '#store/persistence/otherTabs.ts';
import { selectQueuedChanges, selectQueue } from '#store/syncQueue.ts';
import { selectConfirmed, selectChanging, selectSaved, selectWanted } from '#store/wishlist.ts';
import type { memoryTab } from '#testing/fakeBrowser.ts';
import { openPage, type Page, type Spoil } from './sessionPage.ts';
import { excuse, leaveOpen, mean, type World } from './shopperWorld.ts';

/** Counts the failures that a page reports, and checks each cart that it gets. */
function watchAnswers(world: World, { store, lines }: Page): void {
  store.react({
    matches: flashQueued.match,
    run: ({ payload }) => {
      if (payload.flashMessageType === 'error') world.errors += 1;
    },
  });
  // The cart shows that it could not be read, with a retry.
  store.react({
    matches: isCartRejected,
    run: () => {
      if (selectCartProblem(store.getState()) !== undefined) world.errors += 1;
    },
  });
  store.react({
    matches: isCartFulfilled,
    run() {
      const items = lines();
      world.look('C2');
      if (new Set(items).size < items.length) world.violate('C2', `two lines of an item: ${items.join()}`);
    },
  });
}

/** Opens a page of the shop, with the start-up steps that concern cart, favourites and coupons. */
export function openShopperPage(world: World, spoil: Spoil, tab?: ReturnType<typeof memoryTab>) {
  const { visit, locks } = world;
  const { browser } = visit;
  const events = new EventTarget();
  visit.browser = {
    ...browser,
    storage: {
      ...browser.storage,
      setItem(key, text) {
        const isNew = browser.storage.texts[key] !== text;
        void browser.storage.setItem(key, text);
        if (isNew)
          for (const other of world.pages) if (other.events !== events) setTimeout(() => other.hear(), 0);
      },
    },
  };
  const page = openPage(visit, spoil, tab === undefined ? {} : { tab });
  visit.browser = browser;
  const { store, shop, persistence, started, id } = page;
  const state = store.getState;
  if (persistence) linkTabs(store, { ...persistence, alone: (turn, work) => locks[turn].alone(id)(work) });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  startQueue({ ...started, signal: new AbortController().signal });
  const owner = () => (page.customer().loggedIn ? (page.customer().idCustomer ?? '') : '');
  const favourites = wishlistActions(store, shop);
  /** The coupons and favourites with a pending call on this page. */
  const underWay = new Set<string>();
  let removed: { item: string; quantity: number; before: string[] }[] = [];

  watchAnswers(world, page);

  /** The quantity of an item as the cart shows it. */
  const shown = (item: string) =>
    queuedOf(selectQueuedChanges(state()), item)?.quantity ??
    linesIn(store).find((line) => line.item === item)?.quantity ??
    0;
  const rows = () => page.lines().filter((item) => shown(item) > 0);

  function put(change: NewChange) {
    mean(world, owner(), `item ${change.item}`, change.quantity);
    queueChange(store, shop, change);
    void sendQueue(store, shop);
  }

  function remove(item: string) {
    removed = [
      ...removed.filter((each) => each.item !== item),
      { item, quantity: shown(item), before: page.lines().slice(0, page.lines().indexOf(item)) },
    ];
    put({ item, quantity: 0, kind: 'set' });
  }

  async function during(thing: string, work: () => Promise<unknown>) {
    underWay.add(thing);
    await work();
    underWay.delete(thing);
  }

  return {
    ...page,
    events,
    owner,
    shown,
    rows,
    isUnderWay: (thing: string) => underWay.has(thing),
    isOnline: () => selectOnline(state()),
    coupons: () => Object.keys(couponsIn(store)).toSorted(),
    wanted: () => selectWanted(state()).map(({ sku }) => sku),
    answered: (sku: string) => selectConfirmed(state(), sku),
    queued: () => selectQueuedChanges(state()),
    /** Whether no call is pending and everything that can be sent is sent. */
    isIdle() {
      const { changes, waits } = selectQueue(state());
      const isSent = waits || !changes.some((change) => isSendable(store, change));
      return page.isIdle() && isSent && underWay.size === 0;
    },
    /** Another page has written. */
    hear() {
      persistence?.mergeOtherTab();
      events.dispatchEvent(new Event('storage'));
    },
    look() {
      page.focus();
      events.dispatchEvent(new Event('focus'));
    },
    hide: () => void persistence?.flush(),
    /** As `useAddToCart` does it. */
    async put(item: string) {
      if (shown(item) > 0 || selectAdding(state()) !== undefined) return;
      const whose = owner();
      store.dispatch(addStarted(item));
      mean(world, whose, `item ${item}`, 1);
      world.saved.delete(item);
      const sent = await sendAndWait(
        store,
        shop,
        queueChange(store, shop, { item, quantity: 1, kind: 'add' }),
      );
      store.dispatch(addEnded());
      const isMissing = sent.kind === 'done' && sent.reply !== undefined && !page.lines().includes(item);
      if (sent.kind !== 'refused' && !isMissing) return;
      excuse(world, whose, `item ${item}`);
      world.errors += 1;
    },
    set(which: number, quantity: number) {
      const item = rows()[which % Math.max(1, rows().length)];
      if (item !== undefined) put({ item, quantity, kind: 'set' });
    },
    takeOut(which: number) {
      const item = rows()[which % Math.max(1, rows().length)];
      if (item !== undefined) remove(item);
    },
    empty() {
      for (const item of rows()) remove(item);
    },
    undo() {
      const last = removed.pop();
      if (last && shown(last.item) === 0) put({ ...last, kind: 'restore' });
    },
    saveForLater(which: number) {
      const id = rows()[which % Math.max(1, rows().length)];
      const line = selectCart(state())?.items.find((each) => each.id === id);
      if (line === undefined) return;
      saveLine(shop, line);
      world.saved.add(line.id);
      remove(line.id);
    },
    async coupon(code: string) {
      const thing = `coupon ${code}`;
      const whose = owner();
      if (rows().length === 0 || underWay.size > 0) return;
      const change = code in couponsIn(store) ? 'remove' : 'add';
      mean(world, whose, thing, change === 'add' ? 1 : 0);
      await during(thing, async () => {
        const { problem, reply } = await changeCoupon(store, change, code);
        if (reply !== undefined) return;
        excuse(world, whose, thing);
        if (problem) world.errors += 1;
        else leaveOpen(world, whose, thing);
      });
    },
    async favourite(sku: string) {
      const thing = `favourite ${sku}`;
      if (selectChanging(state(), sku) || underWay.has(thing)) return;
      const isSaved = selectSaved(state(), sku);
      if (owner() !== '') mean(world, owner(), thing, isSaved ? 0 : 1);
      await during(thing, () => (isSaved ? favourites.remove(sku) : favourites.add(sku)));
    },
    /** A logged-in customer sees her favourites: their hearts read the list. */
    needsWishlist: async () => {
      await persistence?.read;
      if (owner() !== '') await needWishlist(store);
    },
    /** Leaves the page; the system may discard it before it has written everything. */
    leave(isTaken: boolean) {
      for (const thing of underWay) leaveOpen(world, owner(), thing);
      page.close(isTaken);
      for (const lock of Object.values(locks)) lock.close(id);
    },
  };
}

export type ShopperPage = ReturnType<typeof openShopperPage>;

/** The world of a run, with its pages. */
export type ShopperWorld = World<ShopperPage>;
