import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartLost } from '#store/cart.ts';
import { signInBackend } from '#testing/backend/signInBackend.ts';

const device = signInBackend();

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const time = fc.integer({ min: 0, max: 12 });

const schedule = fc.record({
  /** Whether a guest's cart is on the device at the sign in, and whether the server has lost it. */
  guest: fc.boolean(),
  gone: fc.boolean(),
  /** When the customer changes the cart, and when the session ends, in ms after the sign in. */
  changed: time,
  ended: time,
  why: fc.constantFrom('expiry' as const, 'logout' as const),
  /** How long each answer takes. */
  delays: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 8, maxLength: 8 }),
});
type Schedule = typeof schedule extends fc.Arbitrary<infer Of> ? Of : never;
type Device = Awaited<ReturnType<typeof device>>;
type End = (device: Device, why: 'expiry' | 'logout') => void;

let visits = 0;

async function check(end: End, { guest, gone, changed, ended, why, delays }: Schedule) {
  visits += 1;
  const own = [{ item: 'CL0301-S', quantity: 2 }];
  const made = await device(`race ${visits}`, guest ? ['ZP0001-38'] : [], own);
  const { db, cart, change, intercept, signIn, lines } = made;
  if (guest && gone) await db.carts.remove(cart()?.hash ?? '');
  const left = [...delays];
  intercept(async (_path, answer) => {
    await pause(left.shift() ?? 0);
    const response = await answer();
    await pause(left.shift() ?? 0);
    return response;
  });
  let isOver = false;
  const signedIn = signIn();
  const changing = pause(changed).then(() => (isOver ? undefined : change('ZP0001-38', 3)));
  await pause(ended);
  isOver = true;
  end(made, why);
  // The next visitor of this device begins a cart, while answers for the one before are on their way.
  await change('AN0107-38', 1);
  const begun = cart()?.hash ?? '';
  await Promise.all([signedIn, changing]);
  expect(lines()).toBe('AN0107-38=1');
  expect(db.carts.find(begun)).toMatchObject({ customer: '', mergedInto: '' });
  expect(db.carts.find('ca1100')?.lines).toContainEqual(own[0]);
  expect(made.linesAt('ca1100')).not.toContain('AN0107-38');
}

const holds = (end: End, numRuns: number) =>
  fc.assert(
    fc.asyncProperty(schedule, (given) => check(end, given)),
    { seed: 23, numRuns },
  );

test('STATE-14, SESS-25: whenever a session ends, nothing of it is written into the next cart of this device', async () => {
  await expect(holds((made, why) => made.end(why), 60)).resolves.toBeUndefined();
}, 60_000);

test('refused is an end that empties the cart alone', async () => {
  await expect(holds(({ store }) => void store.dispatch(cartLost()), 60)).rejects.toThrow('Property failed');
}, 60_000);
