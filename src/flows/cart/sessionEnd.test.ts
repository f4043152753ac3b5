import { describe, expect, test } from 'vitest';
import { addEnded, selectCartBusy, selectCartProblem } from '#store/cart.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import { unreadable } from '#testing/backend/cartBackend.ts';
import { signInBackend } from '#testing/backend/signInBackend.ts';
import { readCart } from './cartCalls.ts';

const device = signInBackend();
const dress = { item: 'CL0301-S', quantity: 2 };
const add = { item: 'AN0107-38', quantity: 1 };

/** A customer with a line of her own and a line of this device in the cart. */
async function signedIn(visitor: string) {
  const made = await device(visitor, ['ZP0001-38'], [dress]);
  await made.signIn();
  made.calls();
  return made;
}

type SignedIn = Awaited<ReturnType<typeof signedIn>>;

/** Ends the session while the n-th call from now on is in flight. */
function endDuring({ intercept, end }: SignedIn, nth: number, answered: (answer: Response) => Response) {
  let count = 0;
  intercept(async (_path, answer) => {
    count += 1;
    const response = await answer();
    if (count !== nth) return response;
    end('expiry');
    return answered(response);
  });
}

const lost = () => Response.json({ error: true, message: 'Cart not found', cart: null, errors: [] });

describe('a change of the cart whose session ends', () => {
  test.each<[string, number, (answer: Response) => Response]>([
    ['and is answered after it', 1, (answer) => answer],
    ['and whose answer cannot be read', 1, unreadable],
    ['and whose cart is lost', 1, lost],
  ])('STATE-14: %s changes nothing and sends nothing more', async (how, nth, answered) => {
    const made = await signedIn(how);
    endDuring(made, nth, answered);
    expect(await made.change(add.item, add.quantity)).toEqual({});
    expect(made.calls()).toHaveLength(1);
    expect(made.cart()).toBeUndefined();
    const state = made.store.getState();
    expect([selectCartBusy(state), selectCartProblem(state)]).toEqual([false, undefined]);
  });

  test('STATE-14: while it is read after a failure is not tried again', async () => {
    const made = await signedIn('read after');
    made.breakCall('addToCart', 'refused');
    endDuring(made, 2, (answer) => answer);
    expect(await made.change(add.item, add.quantity)).toEqual({});
    expect(made.calls()).toHaveLength(2);
    expect(made.cart()).toBeUndefined();
  });

  test('STATE-14, KEEP-03: while it is read before a repetition is not sent', async () => {
    const made = await signedIn('read before');
    made.breakCall('addToCart', 'refused');
    made.breakCall('getCart', 'refused');
    await made.change(add.item, add.quantity);
    made.breakCall('addToCart', undefined);
    made.breakCall('getCart', undefined);
    made.calls();
    endDuring(made, 1, (answer) => answer);
    expect(await made.change(add.item, add.quantity)).toEqual({});
    expect(made.calls()).toHaveLength(1);
  });

  test('STATE-14: while the cart is read recreates nothing', async () => {
    const made = await signedIn('read');
    endDuring(made, 1, lost);
    expect(await readCart(made.store)).toEqual({});
    expect(made.calls()).toHaveLength(1);
    expect(made.cart()).toBeUndefined();
  });

  test('STATE-14: at once, also while the server does not answer', async () => {
    const made = await signedIn('no answer');
    made.intercept(() => new Promise<Response>(() => {}));
    const sent = made.change(add.item, add.quantity);
    made.end('logout');
    expect(await sent).toEqual({});
  });
});

describe('the present session', () => {
  test('is the same until its end, and then another one that has not ended', async () => {
    const { store } = await device('present', []);
    const first = store.session;
    store.dispatch(addEnded());
    expect(store.session).toBe(first);
    store.dispatch(sessionEnded('logout'));
    expect([first, store.session].map(({ signal }) => signal.reason)).toEqual(['logout', undefined]);
  });

  test('is that of one shop', async () => {
    const [one, other] = [await device('one shop', []), await device('other shop', [])];
    one.store.dispatch(sessionEnded('expiry'));
    expect(other.store.session.signal.aborted).toBe(false);
  });
});
