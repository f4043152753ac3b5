import { signIn } from '#flows/session/signIn.ts';
import { signOut } from '#flows/session/signOut.ts';
import { networkChanged } from '#store/online.ts';
import { formOf } from '#testing/backend/customerTab.ts';
import { decide, held } from './heldNetwork.ts';
import { turn } from '#testing/fakeBrowser.ts';
import type { Spoil } from './sessionPage.ts';
import { expireTokens } from './sessionVisit.ts';
import { check, lookAt } from './shopperChecks.ts';
import { openShopperPage, type ShopperPage, type ShopperWorld } from './shopperPage.ts';
import {
  codesOfShop,
  excuse,
  itemsOfShop,
  leaveOpen,
  missReports,
  newWorld,
  skusOfShop,
  thingsOf,
} from './shopperWorld.ts';
import type { Command, Commands } from './shopping.ts';

interface Played {
  world: ShopperWorld;
  page: ShopperPage;
  spoil: Spoil;
}

/** Cart and favourites of a customer before she signs in. */
function meanByServer(world: ShopperWorld, owner: string) {
  const { db } = world.visit.browser;
  const things = thingsOf(world, owner);
  const cart = db.carts.list({ where: ({ customer }) => customer === owner })[0];
  const wishes = db.wishes.list({ where: ({ customer }) => customer === owner });
  const before = world.meant.get('');
  for (const item of itemsOfShop) {
    const own = cart?.lines.find((line) => line.item === item)?.quantity ?? 0;
    const value = Math.max(own, before?.get(`item ${item}`)?.value ?? 0);
    things.set(`item ${item}`, { value, earlier: [own] });
    if (db.stock.get(item) !== 9) excuse(world, owner, `item ${item}`);
  }
  for (const code of codesOfShop) {
    const isThere = cart?.coupons.includes(code) === true || before?.get(`coupon ${code}`)?.value === 1;
    things.set(`coupon ${code}`, { value: Number(isThere), earlier: [0] });
  }
  for (const sku of skusOfShop) {
    const value = Number(wishes.some((wish) => wish.sku === sku));
    things.set(`favourite ${sku}`, { value, earlier: [value] });
  }
}

const ids = { ana: '1100', nueva: '1101' } as Record<string, string>;

/** The end of a session: cart, favourites and saved lines go with it. */
function forgetSession(world: ShopperWorld) {
  world.meant.delete('');
  world.saved.clear();
}

const play: { [Name in keyof Commands]: (command: Commands[Name], at: Played) => unknown } = {
  add: ({ item }, { page }) => void page.put(item),
  set: ({ which: row, quantity }, { page }) => page.set(row, quantity),
  remove: ({ which: row }, { page }) => page.takeOut(row),
  undo: (_, { page }) => page.undo(),
  saveForLater: ({ which: row }, { page }) => page.saveForLater(row),
  coupon: ({ code }, { page, world }) => {
    if (!world.pages.some((each) => codesOfShop.some((other) => each.isUnderWay(`coupon ${other}`))))
      world.visit.begin(page.coupon(code));
  },
  favourite({ sku }, { page, world }) {
    if (!world.pages.some((each) => each.isUnderWay(`favourite ${sku}`)))
      world.visit.begin(page.favourite(sku));
  },
  async signIn({ who }, { world, page }) {
    await check(world);
    if (page.owner() !== '') return;
    const owner = ids[who] ?? '';
    meanByServer(world, owner);
    for (const sku of world.pages.flatMap((each) => each.wanted()))
      thingsOf(world, owner).set(`favourite ${sku}`, { value: 1, earlier: [0] });
    forgetSession(world);
    await signIn(page.context, formOf(who));
    await check(world);
  },
  async signOut(_, { world, page }) {
    await check(world);
    if (page.owner() === '') return;
    forgetSession(world);
    await signOut(page.context);
    await check(world);
  },
  async expire(_, { world, page }) {
    await check(world);
    if (page.owner() === '') return;
    forgetSession(world);
    await expireTokens(world.visit);
    await page.calls();
    await check(world);
  },
  reload({ isTaken }, { world, page, spoil }) {
    missReports(world);
    page.leave(isTaken);
    world.pages[world.active] = openShopperPage(world, spoil, page.tab);
    void world.pages[world.active]?.needsWishlist();
  },
  offline({ isNoticed }, { world }) {
    world.isOffline = true;
    missReports(world);
    while (held.gates.length > 0) decide(0, true);
    if (isNoticed) for (const page of world.pages) page.store.dispatch(networkChanged(false));
  },
  online(_, { world }) {
    world.isOffline = false;
    for (const page of world.pages) if (!page.isOnline()) page.store.dispatch(networkChanged(true));
  },
  hold: () => {
    held.holds = true;
  },
  async answer({ which: gate, times }) {
    for (let time = 0; time < times; time += 1) {
      decide(gate);
      await turn();
    }
  },
  lose({ which: gate }, { world }) {
    missReports(world);
    decide(gate, true);
  },
  refuse: (_, { world }) => {
    world.refuses = true;
  },
  async forget(_, { world, page }) {
    const { db } = world.visit.browser;
    if (db.carts.find(page.hash()) === undefined) return;
    for (const code of codesOfShop) leaveOpen(world, page.owner(), `coupon ${code}`);
    await db.carts.remove(page.hash());
  },
  stock({ item, left }, { world }) {
    world.visit.browser.db.stock.set(item, left);
  },
  async secondTab(_, { world, spoil }) {
    if (world.pages.length > 1) return;
    const [{ holds }, { isOffline }] = [held, world];
    if (world.pages[0]?.owner() !== '') await check(world);
    held.holds = holds;
    world.isOffline = isOffline;
    world.pages[0]?.hide();
    world.pages.push(openShopperPage(world, spoil));
    await world.pages[1]?.needsWishlist();
  },
  empty: (_, { page }) => page.empty(),
  focus: (_, { page }) => page.look(),
};

/** Plays what shoppers do, and returns what must not have happened, by invariants. */
export async function playShopping(
  given: readonly Command[],
  spoil: Spoil = () => undefined,
): Promise<ShopperWorld> {
  const world = await newWorld<ShopperPage>();
  world.pages.push(openShopperPage(world, spoil));
  for (const command of given) {
    const page = lookAt(world, 'tab' in command ? command.tab : world.active);
    if (page === undefined) break;
    await play[command.kind](command as never, { world, page, spoil });
    await turn();
    if (world.visit.violations.length > 0) break;
  }
  await check(world);
  return world;
}
