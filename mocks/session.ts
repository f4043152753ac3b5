import type { BeaconEvent } from '#schemas/tracking.ts';
import type { CountryCode } from '#countries/country.ts';
import { cartTable, couponSeed, couponTable } from './cart/tables.ts';
import { type Clock, clockAt } from './clock.ts';
import { customerTables } from './customer/tables.ts';
import { seedOfCustomers } from './customer/seed.ts';
import {
  fillSession,
  forgetText,
  hasStorage,
  savedText,
  saveText,
  setAside,
  setStorage,
  textOfSession,
  type TextStorage,
} from './savedSession.ts';
import { exchangeTable } from './exchanges/tables.ts';
import type { Fault } from './faults.ts';
import { seedOfMemberships, seedOfWallets } from './wallet/seed.ts';
import { seedOfOrders } from './orders/seed.ts';
import { addOrder, orderTables } from './orders/tables.ts';
import { addPlaces, placesOf, placeTables } from './addresses/tables.ts';
import { type World, worldOf } from './world.ts';
import { addRows } from './table.ts';
import { walletTables } from './wallet/tables.ts';

/** The data of one visitor in one country; `world` is shared and read-only. */
export interface Session
  extends
    ReturnType<typeof customerTables>,
    ReturnType<typeof orderTables>,
    ReturnType<typeof placeTables>,
    ReturnType<typeof walletTables> {
  /** Identifies visitor and country. */
  name: string;
  country: CountryCode;
  world: World;
  clock: Clock;
  carts: ReturnType<typeof cartTable>;
  coupons: ReturnType<typeof couponTable>;
  exchanges: ReturnType<typeof exchangeTable>;
  /** Stock set by a provider state, by item; overrides the catalogue's. */
  stock: Map<string, number>;
  /** The only products of a page, set by a provider state: skus by path with its last slash; overrides the catalogue's. */
  listed: Map<string, ReadonlySet<string>>;
  /** The only brands of the shop, by name, set by a provider state; all of the catalogue's otherwise. */
  brands: ReadonlySet<string> | undefined;
  /** The content of keys, set by a provider state: an empty list, or none; overrides the shop's. */
  content: Map<string, [] | null>;
  /** What the tracking host was sent, in its order; in memory alone. */
  beacons: { key: string; event: BeaconEvent }[];
  /** Faults of calls, by their name. */
  faults: Map<string, Fault>;
  /** Time in ms that each call takes longer. */
  latency: number;
  /** The number of ids issued, so that one seed gives the same ids. */
  given: number;
}

async function emptySession(name: string, country: CountryCode): Promise<Session> {
  return {
    name,
    country,
    world: await worldOf(country),
    clock: clockAt(),
    carts: cartTable(),
    coupons: couponTable(),
    exchanges: exchangeTable(),
    ...customerTables(),
    ...orderTables(),
    ...placeTables(),
    ...walletTables(),
    stock: new Map(),
    listed: new Map(),
    brands: undefined,
    content: new Map(),
    beacons: [],
    faults: new Map(),
    latency: 0,
    given: 0,
  };
}

/** The data with which a visitor begins: the customers of the shop with what they have, and nothing of the visitor's own. */
async function newSession(name: string, country: CountryCode): Promise<Session> {
  const session = await emptySession(name, country);
  await addRows(session, seedOfCustomers(country));
  for (const { customer, order } of seedOfOrders(country, session.world))
    await addOrder(session, customer, order);
  await addRows(session, { coupons: couponSeed });
  await addRows(session, seedOfWallets(country));
  await addRows(session, seedOfMemberships(country));
  await addPlaces(session, placesOf(country));
  return session;
}

/** A session in memory, and the text that the storage had when both were the same; null if it had none. */
interface Entry {
  session: Promise<Session>;
  text: string | null;
}

/** The maximum number of visitors; the least recently seen is evicted. */
const most = 2000;
let limit = most;

const sessions = new Map<string, Entry>();
const nameOf = (visitor: string, country: CountryCode) => `${country}:${visitor}`;

/** Reads the data of visitors from a storage and saves them there from now on; undefined has them in memory alone. */
export function saveSessionsIn(storage: TextStorage | undefined, visitors = most): void {
  limit = visitors;
  sessions.clear();
  setStorage(storage);
}

/** Opens the saved data of a visitor, or the seed; what cannot be read is set aside. */
function openSession(name: string, country: CountryCode, text: string | null): Entry {
  if (text === null) return { text, session: newSession(name, country) };
  const entry: Entry = { text, session: emptySession(name, country) };
  entry.session = entry.session.then(async (session) => {
    try {
      await fillSession(session, text);
      return session;
    } catch (cause) {
      console.warn(
        `Failed to read the saved data of the mock backend; it starts from the seed: ${String(cause)}`,
      );
      setAside(name, text);
      entry.text = null;
      return newSession(name, country);
    }
  });
  return entry;
}

/** The visitor's data, created on first use. `visitor` is any text that names one (header `x-mock-session`). */
export function sessionOf(visitor: string, country: CountryCode): Promise<Session> {
  const name = nameOf(visitor, country);
  const text = savedText(name);
  const known = sessions.get(name);
  // Another tab may have saved or reset the data since.
  const entry = known?.text === text ? known : openSession(name, country, text);
  sessions.delete(name);
  sessions.set(name, entry);
  if (sessions.size > limit) {
    const [oldest] = sessions.keys();
    if (oldest !== undefined) sessions.delete(oldest);
  }
  return entry.session;
}

/** Saves a visitor's data if there is a storage and they have changed; not those of before a reset. */
export async function saveSession(session: Session): Promise<void> {
  const entry = hasStorage() ? sessions.get(session.name) : undefined;
  if (entry === undefined || (await entry.session) !== session) return;
  const text = textOfSession(session);
  if (text === entry.text) return;
  entry.text = text;
  saveText(session.name, text);
}

/** Deletes a visitor's data in one country: the next call starts from the seed. */
export function resetSession(visitor: string, country: CountryCode): void {
  const name = nameOf(visitor, country);
  sessions.delete(name);
  forgetText(name);
}
