import * as v from 'valibot';
import type { Clock } from './clock.ts';
import { type Fault, faultSchema } from './faults.ts';
import { addRows, type Tables } from './table.ts';
import { emptyTables } from './tables.ts';

/**
 * Raise it when the shape of a row changes. Data of another version are set aside, and the visitor starts from the
 * seed.
 */
const version = 8;

/** An existing date and time with its zone: '2026-03-02T12:00:00Z'. */
export const timeText = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'No such time'),
);

type Name = keyof ReturnType<typeof emptyTables>;

const names = Object.keys(emptyTables()) as Name[];

const savedSchema = v.object({
  version: v.literal(version),
  now: timeText,
  given: v.number(),
  stock: v.array(v.tuple([v.string(), v.number()])),
  faults: v.array(v.tuple([v.string(), faultSchema])),
  latency: v.number(),
  // Each table validates its own rows.
  ...v.entriesFromList(names, v.array(v.unknown())),
});

interface Saved extends Tables<Name> {
  clock: Clock;
  given: number;
  stock: Map<string, number>;
  faults: Map<string, Fault>;
  latency: number;
}

/** The data of a visitor as text, without the catalogue, which all visitors share. */
export function textOfDatabase(db: Saved): string {
  const { clock, given, stock, faults, latency } = db;
  return JSON.stringify({
    version,
    now: clock.now().toISOString(),
    given,
    stock: [...stock],
    faults: [...faults],
    latency,
    ...Object.fromEntries(names.map((name) => [name, db[name].list()])),
  });
}

/** Fills an empty database with saved data. Rejects another version, an invalid shape and a duplicate key. */
export async function fillDatabase(db: Saved, text: string): Promise<void> {
  const {
    version: _version,
    now,
    given,
    latency,
    stock,
    faults,
    ...rows
  } = v.parse(savedSchema, JSON.parse(text));
  db.clock.set(new Date(now));
  db.given = given;
  db.latency = latency;
  for (const [item, left] of stock) db.stock.set(item, left);
  for (const [call, fault] of faults) db.faults.set(call, fault);
  await addRows(db, rows);
}

/** The storage of visitors' data: the page's `localStorage`. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

let storage: TextStorage | undefined;

/** Sets the storage; undefined without one, as over HTTP and in tests. */
export function setStorage(given: TextStorage | undefined): void {
  storage = given;
}

export const hasStorage = (): boolean => storage !== undefined;

const keyOf = (name: string) => `mock-data:${name}`;

export const savedText = (name: string): string | null => storage?.getItem(keyOf(name)) ?? null;

export const saveText = (name: string, text: string): void => storage?.setItem(keyOf(name), text);

export const forgetText = (name: string): void => storage?.removeItem(keyOf(name));

/** Moves an unreadable text to another key, where a developer can look at it. */
export function setAside(name: string, text: string): void {
  storage?.setItem(keyOf(`${name}:set-aside`), text);
  forgetText(name);
}
