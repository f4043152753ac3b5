import { deferredSteps } from '#app/start/deferred.ts';
import { readCart } from '#flows/cart/cartCalls.ts';
import { queueChange } from '#flows/queue/storedQueue.ts';
import { sendAndWait } from '#flows/queue/sendQueue.ts';
import { cartTable } from '#mocks/cart/tables.ts';
import { queuedOf } from '#rules/cart/putChange.ts';
import { linesOf } from '#rules/cart/cart.ts';
import { selectCart, selectCartBusy, selectCartNeedsReconcile } from '#store/cart.ts';
import { navigated } from '#store/lastUrl.ts';
import { selectQueuedChanges } from '#store/syncQueue.ts';
import { type Browser, connectCustomers, newBrowser, wire } from '#testing/backend/customerTab.ts';
import { memoryStorage, memoryTab, turn } from '#testing/fakeBrowser.ts';

/** The items that tabs add. */
export const items = ['ZP0001-38', 'AN0107-38', 'CL0301-S', 'ZP0002-40'];

/**
 * The network between tabs and mock: while `holds` is true, responses wait here after the server has processed the call.
 */
export const network = { holds: false, answers: [] as (() => void)[] };

/** Sends the calls of tabs to the mock; for `beforeEach`, undone by `vi.unstubAllGlobals`. */
export function connectTabs(): void {
  Object.assign(network, { holds: false, answers: [] });
  connectCustomers();
  wire.intercept = async (_request, answer) => {
    const response = await answer();
    if (network.holds) await new Promise<void>((pass) => network.answers.push(pass));
    return response;
  };
}

/** Waits until no call is pending and all is written and read. */
export async function settleTabs(...tabs: Tab[]) {
  for (let idleTurns = 0; idleTurns < 3;) {
    for (const answer of network.answers.splice(0)) answer();
    await turn();
    for (const { leave } of tabs) leave();
    const isIdle = tabs.every(({ state }) => !selectCartBusy(state()) && !selectCartNeedsReconcile(state()));
    idleTurns = isIdle && network.answers.length === 0 ? idleTurns + 1 : 0;
  }
}

/** A tab of a browser, with a storage that it may share with others. */
function tabOn(browser: Browser, storage: Browser['storage']) {
  const { started, store, shop, persistence } = browser.open('on', memoryTab(), { storage });
  deferredSteps.refreshCart({ ...started, signal: new AbortController().signal });
  const cart = () => selectCart(store.getState());
  const lines = () => linesOf(cart()?.items ?? []);
  return {
    state: store.getState,
    lines: () =>
      lines()
        .map(({ item }) => item)
        .toSorted(),
    hash: () => cart()?.hash,
    focus: () => persistence?.mergeOtherTab(),
    leave: () => void persistence?.flush(),
    ready: async () => persistence?.read,
    /** Adds an item as the shop does; returns whether the server has it. */
    async add(item: string) {
      const isBlocked = selectCartBusy(store.getState()) || lines().some((line) => line.item === item);
      if (isBlocked || queuedOf(selectQueuedChanges(store.getState()), item)) return false;
      const id = queueChange(store, shop, { item, quantity: 1, kind: 'add' });
      return (await sendAndWait(store, shop, id)).kind === 'done';
    },
    remove: (item: string) =>
      sendAndWait(store, shop, queueChange(store, shop, { item, quantity: 0, kind: 'set' })),
    read: () => readCart(store),
    visit: (url: string) => void store.dispatch(navigated({ url, title: '' } as never)),
  };
}

export type Tab = ReturnType<typeof tabOn>;

/** The ways in which a cart is emptied, each noticed by one tab only. */
export const clearings = [
  'its last line was removed',
  'the server has no such cart',
  'checkout took it',
] as const;

type Clearing = (typeof clearings)[number];

/** Empties the cart of a tab. */
export async function clear(tab: Tab, how: Clearing, db: Browser['db']) {
  if (how === 'checkout took it') {
    // A cart that the server has lost cannot be checked out: the tab recreates it first.
    if (db.carts.find(tab.hash() ?? '') === undefined) await tab.read();
    const hash = tab.hash() ?? '';
    if (db.carts.find(hash) !== undefined)
      await db.carts.change(hash, (row) => {
        row.lines = [];
      });
    await tab.read();
    return;
  }
  for (const [index, item] of tab.lines().entries()) {
    const isLast = index === tab.lines().length - 1 || tab.lines().length === 1;
    if (isLast && how === 'the server has no such cart') db.carts = cartTable();
    await tab.remove(item);
  }
}

/** How two tabs are connected: they know of each other's changes on focus, at once (side by side), or never. */
export type Connection = 'by focus' | 'at once' | 'not at all';

/** Two tabs of a new visitor, with one storage unless they are not connected at all; `written` counts what they write at once. */
export async function twoTabs(connection: Connection = 'by focus') {
  const browser = await newBrowser();
  const { db, storage } = browser;
  for (const item of items) db.stock.set(item, 5);
  const { setItem } = storage;
  const other = connection === 'not at all' ? memoryStorage() : storage;
  const tabs = [tabOn(browser, storage), tabOn(browser, other)] as const;
  await Promise.all(tabs.map(({ ready }) => ready()));
  const written = { count: 0 };
  if (connection === 'at once')
    storage.setItem = (key, text) => {
      const isChanged = storage.texts[key] !== text;
      written.count += 1;
      void setItem(key, text);
      if (isChanged) for (const { focus } of tabs) setTimeout(focus, 0);
    };
  return { tabs, db, written };
}
