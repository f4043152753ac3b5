import type { Turn } from '#store/persistence/otherTabs.ts';
import { wire } from '#testing/backend/customerTab.ts';
import { held, holdNetwork } from './heldNetwork.ts';
import type { Visit } from './sessionEras.ts';
import { newVisit } from './sessionVisit.ts';

/** A lock shared by the pages of a browser, like `navigator.locks`: a closed page releases it. */
export function tabLock() {
  let holder: string | undefined;
  let waiting: { page: string; run: () => void }[] = [];
  const closed = new Set<string>();

  function next() {
    const [first] = waiting;
    if (holder !== undefined || first === undefined) return;
    waiting = waiting.slice(1);
    holder = first.page;
    setTimeout(first.run, 0);
  }

  function release(page: string) {
    if (holder === page) holder = undefined;
    next();
  }

  return {
    /** Runs the work of a page while no other page runs any. */
    alone: (page: string) => (work: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        if (closed.has(page)) return;
        const run = () =>
          void work()
            .then(resolve, reject)
            .finally(() => release(page));
        waiting.push({ page, run });
        next();
      }),
    /** The page is closed. */
    close(page: string) {
      closed.add(page);
      waiting = waiting.filter((each) => each.page !== page);
      release(page);
    },
  };
}

/** The intended state of one thing, since all intentions were last known to be done. */
interface Meant {
  value: number;
  /** Earlier intentions; the last of them is known to be done. */
  earlier: number[];
  /** The number of reported failures when something prevented it; undefined if nothing has. */
  excusedAt?: number | undefined;
  /** It may stay undone without a message. */
  isOpen?: boolean;
}

/** Marks a failure that needs no message: a number of errors that no run reaches. */
const unheard = -1;

/** The intended state by shopper id ('' for a guest) and by thing: 'item X' of the cart, 'favourite X', 'coupon X'. */
type Meaning = Map<string, Map<string, Meant>>;

/** A page as the network and other pages know it. */
interface KnownPage {
  id: string;
  events: EventTarget;
  owner: () => string;
  hear: () => void;
}

export interface World<Page extends KnownPage = KnownPage> {
  visit: Visit;
  pages: Page[];
  /** The index of the page that the shopper looks at. */
  active: number;
  meant: Meaning;
  /** The items that were saved for later in this session, and are not in the cart again. */
  saved: Set<string>;
  /** The number of failures that were shown to the shopper. */
  errors: number;
  isOffline: boolean;
  /** The next change is refused by the server. */
  refuses: boolean;
  locks: Record<Turn, ReturnType<typeof tabLock>>;
  /** Records a violation of an invariant. */
  violate: (invariant: string, what: string) => void;
  /** The number of checks of each invariant; `look` counts. */
  looked: Map<string, number>;
  look: (...invariants: string[]) => void;
}

/** The items of the shop that shoppers put into carts: some are in those of customers already. */
export const itemsOfShop = ['ZP0001-38', 'AN0107-38', 'CL0301-S', 'ZP0002-40'];
export const skusOfShop = ['ZP0001', 'AN0107', 'ZP0002', 'CL0302'];
export const codesOfShop = ['VERANO10', 'ENVIO'];

export const thingsOf = ({ meant }: World, owner: string) => {
  const known = meant.get(owner) ?? new Map<string, Meant>();
  meant.set(owner, known);
  return known;
};

/** Changes the intended state of a thing. */
export function mean(world: World, owner: string, thing: string, value: number): void {
  const things = thingsOf(world, owner);
  const before = things.get(thing);
  const earlier = before === undefined ? [0] : [...before.earlier, before.value];
  things.set(thing, { value, earlier, isOpen: before?.isOpen ?? false });
}

/** Records an event that may prevent the intended state, which needs a message to the shopper. */
export function excuse(world: World, owner: string, thing: string): void {
  const meant = thingsOf(world, owner).get(thing);
  if (meant) meant.excusedAt ??= world.errors;
}

/** The same without a message, because the shopper has left. */
export function leaveOpen(world: World, owner: string, thing: string): void {
  const meant = thingsOf(world, owner).get(thing);
  if (meant) meant.isOpen = true;
}

/** A lost response may have listed sold-out items. The server lists them once (CART-19), so no message is needed. */
export function missReports({ visit, meant }: World): void {
  for (const things of meant.values())
    for (const [thing, each] of things)
      if (visit.browser.db.stock.get(thing.slice('item '.length)) === 0) each.excusedAt = unheard;
}

/** The things that a request changes; none if it only reads. */
function thingsIn({ method, url }: Pick<Request, 'method' | 'url'>, body: string): string[] {
  if (method === 'GET') return [];
  const { pathname, searchParams } = new URL(url);
  const form = new URLSearchParams(body);
  const field = (name: string) => form.get(name) ?? searchParams.get(name) ?? '';
  if (pathname.endsWith('/wishlist/')) return [`favourite ${field('sku')}`];
  if (pathname.endsWith('voucher')) return [`coupon ${field('couponcode')}`];
  if (!pathname.endsWith('/cart/')) return [];
  // A new cart also removes what it does not contain.
  const items = field('item') === '' ? itemsOfShop : [field('item')];
  return items.map((item) => `item ${item}`);
}

const isCartWrite = ({ method, url }: Request) =>
  method !== 'GET' && /\/cart\/(?:merge|\w+voucher)?$/.test(new URL(url).pathname);

/** Records what the network does to changes, and can be offline. */
function watchNetwork(world: World): void {
  const { intercept } = wire;
  const writing = new Map<string, number>();
  wire.intercept = async (request, answer) => {
    const id = request.headers.get('x-page') ?? '';
    const page = world.pages.find((each) => each.id === id);
    const things = thingsIn(request, wire.requests.at(-1)?.body ?? '');
    const owner = page?.owner() ?? '';
    const note = () => {
      for (const thing of things) excuse(world, owner, thing);
    };
    if (world.isOffline) {
      note();
      throw new TypeError('Failed to fetch');
    }
    if (isCartWrite(request)) {
      const count = (writing.get(id) ?? 0) + 1;
      writing.set(id, count);
      world.look('C3');
      if (count > 1) world.violate('C3', `${count} changes of the cart are under way in ${id}`);
    }
    let isProcessed = false;
    try {
      return (await intercept?.(request, async () => {
        isProcessed = true;
        if (!world.refuses || things.length === 0) return answer();
        world.refuses = false;
        note();
        return Response.json({ error: true, message: 'Not active.' });
      })) as Response;
    } catch (cause) {
      if (!isProcessed) note();
      throw cause;
    } finally {
      if (isCartWrite(request)) writing.set(id, (writing.get(id) ?? 1) - 1);
    }
  };
}

/** A new browser without any actions yet; its network lets everything through. */
export async function newWorld<Page extends KnownPage>(): Promise<World<Page>> {
  wire.requests = [];
  wire.intercept = undefined;
  holdNetwork();
  const { visit } = await newVisit();
  held.holds = false;
  for (const item of itemsOfShop) visit.browser.db.stock.set(item, 9);
  const world: World<Page> = {
    visit,
    pages: [],
    active: 0,
    meant: new Map(),
    saved: new Set(),
    errors: 0,
    isOffline: false,
    refuses: false,
    locks: { sync_queue: tabLock(), lost_cart: tabLock() },
    violate: (invariant, what) => void visit.violations.push(`${invariant}: ${what}`),
    looked: new Map(),
    look(...invariants) {
      for (const each of invariants) world.looked.set(each, (world.looked.get(each) ?? 0) + 1);
    },
  };
  watchNetwork(world);
  return world;
}
