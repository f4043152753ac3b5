import { held } from './heldNetwork.ts';
import { disagreements, settle as settlePages, unsettled } from './sessionVisit.ts';
import type { ShopperPage, ShopperWorld } from './shopperPage.ts';
import { codesOfShop, itemsOfShop, skusOfShop, thingsOf } from './shopperWorld.ts';

const settle = (world: ShopperWorld) =>
  settlePages(world.pages).catch((cause: unknown) => world.violate('Q3', String(cause)));

/** The shopper looks at another page: the one before is hidden. */
export function lookAt(world: ShopperWorld, place: number): ShopperPage | undefined {
  const index = place % world.pages.length;
  if (index !== world.active) {
    world.pages[world.active]?.hide();
    world.active = index;
    world.pages[index]?.look();
  }
  return world.pages[index];
}

/** Waits until the network is back, the queues are empty, no call is pending and the pages are synchronised. */
async function settleAll(world: ShopperWorld): Promise<void> {
  world.isOffline = false;
  world.refuses = false;
  held.holds = false;
  for (const page of world.pages) page.online();
  await settle(world);
  for (const page of world.pages) page.online();
  await settle(world);
  // The server may have lost the cart, or sold what is in it.
  for (const page of world.pages) {
    world.visit.begin(page.read());
    world.visit.begin(page.needsWishlist());
    await settle(world);
  }
  for (const page of [...world.pages, ...world.pages]) {
    if (world.pages.length === 1) break;
    page.hide();
    page.look();
    await settle(world);
  }
}

/** The invariant that is violated if a thing is not in its intended state. */
const invariantOf = (thing: string, meant: number) => {
  if (thing.startsWith('coupon')) return 'C9';
  if (thing.startsWith('favourite')) return 'W3';
  return meant === 0 ? 'C11' : 'C1';
};

/** Compares the actual state with the intended one, and continues with the actual one. */
function compare(world: ShopperWorld, owner: string, thing: string, actual: number, where: string): void {
  const things = thingsOf(world, owner);
  const meant = things.get(thing) ?? { value: 0, earlier: [0] };
  const invariant = invariantOf(thing, meant.value);
  world.look(invariant);
  if (actual !== meant.value && meant.isOpen !== true) {
    const { earlier, value } = meant;
    const isSold = (world.visit.browser.db.stock.get(thing.slice('item '.length)) ?? 9) < 9;
    const wasLowered = isSold && earlier.some((each) => actual < each);
    const excusedAt = meant.excusedAt ?? (isSold && actual < value ? 0 : undefined);
    // A quantity that the server has lowered is seen in the cart; a line that is gone is not.
    const isSeen = isSold && actual > 0;
    const what = `${thing} of ${owner || 'a guest'} is ${actual} ${where}, was meant to be ${value}`;
    if (excusedAt !== undefined) world.look('C8');
    if (excusedAt === undefined) world.violate(invariant, what);
    else if (!earlier.includes(actual) && !(actual < value) && !wasLowered)
      world.violate(invariant, `${what}, and was never`);
    else if (world.errors === excusedAt && !isSeen) world.violate('C8', `${what}, and nobody was told`);
  }
  things.set(thing, { value: actual, earlier: [actual] });
}

const cents = (amount: number) => Math.round(amount * 100);

/** Records the errors in the cart of a page, also compared with the cart of the server. */
function checkCart(world: ShopperWorld, page: ShopperPage): void {
  const { db } = world.visit.browser;
  const cart = page.store.getState().cart.cart;
  const row = db.carts.find(page.hash());
  const mine = (cart?.items ?? []).map(({ id, quantity }) => `${id}=${quantity}`).toSorted();
  const theirs = (row?.lines ?? []).map(({ item, quantity }) => `${item}=${quantity}`).toSorted();
  world.look('C4', 'C10');
  if (mine.join() !== theirs.join())
    world.violate(
      'C4',
      `the cart shows ${mine.join() || 'nothing'}, the server has ${theirs.join() || 'nothing'}`,
    );
  if (cart === undefined) return;
  const sum = cart.items.reduce((all, { paid_price, quantity }) => all + cents(paid_price) * quantity, 0);
  const isSum = page.coupons().length > 0 || sum === cents(cart.sub_total_value);
  const isWhole = cart.items.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 1);
  if (!isWhole || !isSum || cart.total_value < 0)
    world.violate('C10', `totals or quantities of ${mine.join()}`);
}

/** The entries that a device and a tab may have (PERS-10) after the actions of this model. */
const keys = new Set(
  'persist:root keep_session device_fingerprint flags flag_uuid recent_terms recent_products size_memory saved_lines sync_queue'.split(
    ' ',
  ),
);

function checkKeys(world: ShopperWorld): void {
  world.look('R1');
  for (const key of Object.keys(world.visit.browser.storage.texts))
    if (!keys.has(key)) world.violate('R1', `${key} is on the device`);
  for (const key of world.pages.flatMap((page) => Object.keys(page.tab.texts)))
    if (key !== 'token') world.violate('R1', `${key} is in the tab`);
}

/** Checks device and server once everything is settled. */
export async function check(world: ShopperWorld): Promise<void> {
  world.look('Q3', 'R5', 'R7', 'R8');
  await settleAll(world);
  const { browser } = world.visit;
  const { db, storage } = browser;
  const [page] = world.pages;
  if (page === undefined) return;
  const owner = page.owner();
  for (const each of world.pages) checkCart(world, each);
  const lines = db.carts.find(page.hash())?.lines ?? [];
  for (const item of itemsOfShop)
    compare(
      world,
      owner,
      `item ${item}`,
      lines.find((line) => line.item === item)?.quantity ?? 0,
      'in the cart',
    );
  const coupons = db.carts.find(page.hash())?.coupons ?? [];
  for (const code of codesOfShop)
    compare(world, owner, `coupon ${code}`, Number(coupons.includes(code)), 'at the server');
  const wishes = new Set(
    db.wishes.list({ where: ({ customer }) => customer === owner }).map(({ sku }) => sku),
  );
  for (const sku of owner === '' ? [] : skusOfShop) {
    compare(world, owner, `favourite ${sku}`, Number(wishes.has(sku)), 'at the server');
    for (const each of world.pages)
      if (each.answered(sku) !== wishes.has(sku)) world.violate('W2', `${sku} is not shown as it is saved`);
  }
  world.look(owner === '' ? 'W4' : 'W2');
  if (owner === '' && skusOfShop.some((sku) => page.answered(sku)))
    world.violate('W4', 'a guest has favourites');
  const saved = storage.texts['saved_lines'] ?? '';
  for (const item of world.saved)
    if (!saved.includes(item) && !lines.some((line) => line.item === item))
      world.violate('C1', `${item} was saved for later and is nowhere`);
  checkKeys(world);
  for (const each of world.pages) {
    if (each.queued().length > 0)
      world.violate('R5', `a change waits for ever: ${JSON.stringify(each.queued())}`);
    for (const fault of unsettled(world.visit, each)) world.violate('R8', fault);
  }
  for (const fault of disagreements(world.pages)) world.violate('R7', fault);
}
