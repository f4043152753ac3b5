import type { BeaconEvent } from '#schemas/tracking.ts';
import type { CountryCode } from '#countries/country.ts';
import { couponSeed } from './cart/tables.ts';
import { type Clock, clockAt } from './clock.ts';
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
import type { Fault } from './faults.ts';
import { seedOfCredits, seedOfMemberships } from './credits/seed.ts';
import { seedOfOrders } from './orders/seed.ts';
import { addOrder } from './orders/tables.ts';
import { addPlaces, placesOf } from './addresses/tables.ts';
import { type World, worldOf } from './world.ts';
import { addRows } from './table.ts';
import { emptyTables } from './tables.ts';
import { seedOfWallets } from './wallet/seed.ts';

/** The data of one visitor in one country; `world` is shared and read-only. */
export interface Session extends ReturnType<typeof emptyTables> {
  /** Identifies visitor and country. */
  name: string;
  country: CountryCode;
  world: World;
  clock: Clock;
  /** Stock that a provider state sets, by item; overrides the catalogue's. */
  stock: Map<string, number>;
  /**
   * The only products of a page, set by a provider state: skus by path with its final slash. Overrides the catalogue's.
   */
  listed: Map<string, ReadonlySet<string>>;
  /** The only brands of the shop by name, set by a provider state; otherwise those of the catalogue. */
  brands: ReadonlySet<string> | undefined;
  /** The content of keys, set by a provider state: an empty list or null. Overrides the shop's. */
  content: Map<string, [] | null>;
  /** The beacons that the tracking host received, in order; in memory only. */
  beacons: { key: string; event: BeaconEvent }[];
  /** Faults by the name of the call. */
  faults: Map<string, Fault>;
  /** The delay of each call, in ms. */
  latency: number;
  /** The number of issued ids, so that a seed always gives the same ids. */
  given: number;
}

async function emptySession(name: string, country: CountryCode): Promise<Session> {
  return {
    name,
    country,
    world: await worldOf(country),
    clock: clockAt(),
    ...emptyTables(),
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

/** The data of the seed: customers and their belongings, and nothing of the visitor. */
async function newSession(name: string, country: CountryCode): Promise<Session> {
  const session = await emptySession(name, country);
  await addRows(session, seedOfCustomers(country));
  for (const { customer, order } of seedOfOrders(country, session.world))
    await addOrder(session, customer, order);
  await addRows(session, { coupons: couponSeed });
  await addRows(session, seedOfCredits(country));
  await addRows(session, seedOfWallets(country));
  await addRows(session, seedOfMemberships(country));
  await addPlaces(session, placesOf(country));
  return session;
}

/** A session in memory, and the stored text that it equals; null without a stored text. */
interface Entry {
  session: Promise<Session>;
  text: string | null;
}

/** The maximum number of visitors; the least recently seen is evicted. */
const most = 2000;
let limit = most;

const sessions = new Map<string, Entry>();
const nameOf = (visitor: string, country: CountryCode) => `${country}:${visitor}`;

/** Reads visitors' data from a storage and saves them there from now on; undefined stores them in memory only. */
export function saveSessionsIn(storage: TextStorage | undefined, visitors = most): void {
  limit = visitors;
  sessions.clear();
  setStorage(storage);
}

/** Opens the saved data of a visitor, or the seed. Unreadable data are set aside. */
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

/** The visitor's data, created on first use. `visitor` is any text (header `x-mock-session`). */
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

/** Saves a visitor's data if they have changed and there is a storage. Ignores data from before a reset. */
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
