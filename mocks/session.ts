import type { CountryCode } from '#countries/country.ts';
import type { Fault } from './faults.ts';
import { cartTable } from './carts.ts';
import { type World, worldOf } from './seed.ts';

/** What one visitor of one country has at the mock backend; the catalogue below it is shared and never written. */
export interface Session {
  country: CountryCode;
  world: World;
  carts: ReturnType<typeof cartTable>;
  /** Stock that a state has set, by item; the catalogue's own otherwise. */
  stock: Map<string, number>;
  /** Calls that fail, by name. */
  faults: Map<string, Fault>;
  /** Counts the ids given out, so that one seed gives the same ids. */
  given: number;
}

async function newSession(country: CountryCode): Promise<Session> {
  return {
    country,
    world: await worldOf(country),
    carts: cartTable(),
    stock: new Map(),
    faults: new Map(),
    given: 0,
  };
}

/** Visitors held at once; the one not seen for longest is forgotten first. */
const limit = 2000;

const sessions = new Map<string, Promise<Session>>();

/** The visitor's data, made when first asked for. `visitor` is any text that names one (header `x-mock-session`). */
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

/** Forgets one visitor's data in one country: the next call starts from the seed. */
export function resetSession(visitor: string, country: CountryCode): void {
  sessions.delete(`${country}:${visitor}`);
}
