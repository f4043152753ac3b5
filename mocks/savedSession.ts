import * as v from 'valibot';
import { faultSchema } from './faults.ts';
import type { Session } from './session.ts';

/** Raise it when rows change their shape: data of another version are set aside and start from the seed. */
const version = 8;

/** A date and time that exists, with its zone: '2026-03-02T12:00:00Z'. */
export const timeText = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'No such time'),
);

const savedSchema = v.object({
  version: v.literal(version),
  now: timeText,
  given: v.number(),
  stock: v.array(v.tuple([v.string(), v.number()])),
  faults: v.array(v.tuple([v.string(), faultSchema])),
  latency: v.number(),
  // The rows are checked by the table that takes them.
  carts: v.array(v.unknown()),
  customers: v.array(v.unknown()),
  tokens: v.array(v.unknown()),
  devices: v.array(v.unknown()),
  codes: v.array(v.unknown()),
  addresses: v.array(v.unknown()),
  wishes: v.array(v.unknown()),
  regions: v.array(v.unknown()),
  cities: v.array(v.unknown()),
  coupons: v.array(v.unknown()),
  orders: v.array(v.unknown()),
  exchanges: v.array(v.unknown()),
  orderLines: v.array(v.unknown()),
  credits: v.array(v.unknown()),
  wallets: v.array(v.unknown()),
  movements: v.array(v.unknown()),
  memberships: v.array(v.unknown()),
  contents: v.array(v.unknown()),
});

const tables = [
  'carts',
  'customers',
  'tokens',
  'devices',
  'codes',
  'addresses',
  'wishes',
  'regions',
  'cities',
  'coupons',
  'orders',
  'exchanges',
  'orderLines',
  'credits',
  'wallets',
  'movements',
  'memberships',
  'contents',
] as const;

/** The data of a visitor as text, without the catalogue, which is the same for all. */
export function textOfSession(session: Session): string {
  const { clock, given, stock, faults, latency } = session;
  const saved: v.InferInput<typeof savedSchema> = {
    version,
    now: clock.now().toISOString(),
    given,
    stock: [...stock],
    faults: [...faults],
    latency,
    carts: session.carts.list(),
    customers: session.customers.list(),
    tokens: session.tokens.list(),
    devices: session.devices.list(),
    codes: session.codes.list(),
    addresses: session.addresses.list(),
    wishes: session.wishes.list(),
    regions: session.regions.list(),
    cities: session.cities.list(),
    coupons: session.coupons.list(),
    orders: session.orders.list(),
    exchanges: session.exchanges.list(),
    orderLines: session.orderLines.list(),
    credits: session.credits.list(),
    wallets: session.wallets.list(),
    movements: session.movements.list(),
    memberships: session.memberships.list(),
    contents: session.contents.list(),
  };
  return JSON.stringify(saved);
}

/** Fills an empty session with saved data. Rejects for another version, a wrong shape and a key that comes twice. */
export async function fillSession(session: Session, text: string): Promise<void> {
  const saved = v.parse(savedSchema, JSON.parse(text));
  session.clock.set(new Date(saved.now));
  session.given = saved.given;
  session.latency = saved.latency;
  for (const [item, stock] of saved.stock) session.stock.set(item, stock);
  for (const [call, fault] of saved.faults) session.faults.set(call, fault);
  for (const name of tables) for (const row of saved[name]) await session[name].add(row as never);
}
