import type { BeaconEvent } from '#schemas/tracking.ts';
import type { CountryCode } from '#countries/country.ts';
import { couponSeed } from './cart/tables.ts';
import { type Clock, clockAt } from './clock.ts';
import { seedOfCustomers } from './customer/seed.ts';
import {
  fillDatabase,
  forgetText,
  hasStorage,
  savedText,
  saveText,
  setAside,
  setStorage,
  textOfDatabase,
  type TextStorage,
} from './savedDatabase.ts';
import type { Fault } from './faults.ts';
import { seedOfCredits, seedOfMemberships } from './credits/seed.ts';
import { seedOfOrders } from './orders/seed.ts';
import { addOrder } from './orders/tables.ts';
import { addCities, seedOfCities } from './addresses/tables.ts';
import { type World, worldOf } from './world.ts';
import { addRows } from './table.ts';
import { emptyTables } from './tables.ts';
import { seedOfWallets } from './wallet/seed.ts';

/** The data of one visitor in one country; `world` is shared and read-only. */
export interface Database extends ReturnType<typeof emptyTables> {
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

async function emptyDatabase(name: string, country: CountryCode): Promise<Database> {
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
async function newDatabase(name: string, country: CountryCode): Promise<Database> {
  const db = await emptyDatabase(name, country);
  await addRows(db, seedOfCustomers(country));
  for (const { customer, order } of seedOfOrders(country, db.world)) await addOrder(db, customer, order);
  await addRows(db, { coupons: couponSeed });
  await addRows(db, seedOfCredits(country));
  await addRows(db, seedOfWallets(country));
  await addRows(db, seedOfMemberships(country));
  await addCities(db, seedOfCities(country));
  return db;
}

/** A database in memory, and the stored text that it equals; null without a stored text. */
interface Entry {
  db: Promise<Database>;
  text: string | null;
}

/** The maximum number of visitors; the least recently seen is evicted. */
const maxVisitors = 2000;
let limit = maxVisitors;

const databases = new Map<string, Entry>();
const nameOf = (visitor: string, country: CountryCode) => `${country}:${visitor}`;

/** Reads visitors' data from a storage and saves them there from now on; undefined stores them in memory only. */
export function saveDatabasesIn(storage: TextStorage | undefined, visitors = maxVisitors): void {
  limit = visitors;
  databases.clear();
  setStorage(storage);
}

/** Opens the saved data of a visitor, or the seed. Unreadable data are set aside. */
function openDatabase(name: string, country: CountryCode, text: string | null): Entry {
  if (text === null) return { text, db: newDatabase(name, country) };
  const entry: Entry = { text, db: emptyDatabase(name, country) };
  entry.db = entry.db.then(async (db) => {
    try {
      await fillDatabase(db, text);
      return db;
    } catch (cause) {
      console.warn(
        `Failed to read the saved data of the mock backend; it starts from the seed: ${String(cause)}`,
      );
      setAside(name, text);
      entry.text = null;
      return newDatabase(name, country);
    }
  });
  return entry;
}

/** The visitor's data, created on first use. `visitor` is any text (header `x-mock-visitor`). */
export function databaseOf(visitor: string, country: CountryCode): Promise<Database> {
  const name = nameOf(visitor, country);
  const text = savedText(name);
  const known = databases.get(name);
  // Another tab may have saved or reset the data since.
  const entry = known?.text === text ? known : openDatabase(name, country, text);
  databases.delete(name);
  databases.set(name, entry);
  if (databases.size > limit) {
    const [oldest] = databases.keys();
    if (oldest !== undefined) databases.delete(oldest);
  }
  return entry.db;
}

/** Saves a visitor's data if they have changed and there is a storage. Ignores data from before a reset. */
export async function saveDatabase(db: Database): Promise<void> {
  const entry = hasStorage() ? databases.get(db.name) : undefined;
  if (entry === undefined || (await entry.db) !== db) return;
  const text = textOfDatabase(db);
  if (text === entry.text) return;
  entry.text = text;
  saveText(db.name, text);
}

/** Deletes a visitor's data in one country: the next call starts from the seed. */
export function resetDatabase(visitor: string, country: CountryCode): void {
  const name = nameOf(visitor, country);
  databases.delete(name);
  forgetText(name);
}
