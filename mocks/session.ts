import type { CountryCode } from '#countries/country.ts';
import type { Fault } from './faults.ts';
import { cartTable } from './carts.ts';
import { type World, worldOf } from './seed.ts';

/** The data of one visitor in one country; `world` is shared and read-only. */
export interface Session {
  country: CountryCode;
  world: World;
  carts: ReturnType<typeof cartTable>;
  /** Stock set by a provider state, by item; overrides the catalogue's. */
  stock: Map<string, number>;
  /** The only products of a page, set by a provider state: skus by path with its last slash; overrides the catalogue's. */
  listed: Map<string, ReadonlySet<string>>;
  /** Faults of calls, by their name. */
  faults: Map<string, Fault>;
  /** The number of ids issued, so that one seed gives the same ids. */
  given: number;
}

async function newSession(country: CountryCode): Promise<Session> {
  return {
    country,
    world: await worldOf(country),
    carts: cartTable(),
    stock: new Map(),
    listed: new Map(),
    faults: new Map(),
    given: 0,
  };
}

/** The maximum number of visitors; the least recently seen is evicted. */
const limit = 2000;

const sessions = new Map<string, Promise<Session>>();

/** The visitor's data, created on first use. `visitor` is any text that names one (header `x-mock-session`). */
export function sessionOf(visitor: string, country: CountryCode): Promise<Session> {
  const key = `${country}:${visitor}`;
  const session = sessions.get(key) ?? newSession(country);
  sessions.delete(key);
  sessions.set(key, session);
  if (sessions.size > limit) {
    const [oldest] = sessions.keys();
    if (oldest !== undefined) sessions.delete(oldest);
  }
  return session;
}

/** Deletes a visitor's data in one country: the next call starts from the seed. */
export function resetSession(visitor: string, country: CountryCode): void {
  sessions.delete(`${country}:${visitor}`);
}
