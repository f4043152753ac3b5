import * as v from 'valibot';
import { faultSchema } from './faults.ts';
import type { Session } from './session.ts';

/** Raise it when rows change their shape: data of another version are set aside and start from the seed. */
const version = 1;

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
  // Its rows are checked by the table that takes them.
  carts: v.array(v.unknown()),
});

/** The data of a visitor as text, without the catalogue, which is the same for all. */
export function textOfSession({ clock, given, stock, faults, carts }: Session): string {
  const saved: v.InferInput<typeof savedSchema> = {
    version,
    now: clock.now().toISOString(),
    given,
    stock: [...stock],
    faults: [...faults],
    carts: carts.list(),
  };
  return JSON.stringify(saved);
}

/** Fills a new session with saved data. Rejects for another version, a wrong shape and a key that comes twice. */
export async function fillSession(session: Session, text: string): Promise<void> {
  const saved = v.parse(savedSchema, JSON.parse(text));
  session.clock.set(new Date(saved.now));
  session.given = saved.given;
  for (const [item, stock] of saved.stock) session.stock.set(item, stock);
  for (const [call, fault] of saved.faults) session.faults.set(call, fault);
  for (const cart of saved.carts) await session.carts.add(cart as never);
}
