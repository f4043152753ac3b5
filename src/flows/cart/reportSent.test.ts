import { describe, expect, test } from 'vitest';
import { selectCart } from '#store/cart.ts';
import { flashQueued, selectFlashes } from '#store/flash.ts';
import { startDecided } from '#store/session/customerEvents.ts';
import { queueBackend } from '#testing/backend/queueDevice.ts';
import { putPending } from './pendingChanges.ts';
import { dismissRemoved } from './sendQueue.ts';

const device = queueBackend();
type Device = Awaited<ReturnType<typeof device>>;

const shoes = 'ZP0001-38';
const boots = 'AN0107-38';
const good = (text: string) => [{ text, flashMessageType: 'success' }];
const bad = (text: string) => [{ text, flashMessageType: 'error' }];
const messages = ({ store }: Device) => selectFlashes(store.getState());
const removed = 'Producto removido del carrito.';
const saved = 'Producto guardado para después.';

/** A device with two lines that removes the shoes; `meanwhile` is called before the response. */
async function takenOff(
  visitor: string,
  isSaved: boolean,
  meanwhile: (made: Device) => void = () => undefined,
) {
  const made = await device(visitor, [shoes, boots]);
  made.intercept((_path, answer) => {
    made.intercept((_later, next) => next());
    meanwhile(made);
    return answer();
  });
  putPending(made.store, made.ports, {
    item: shoes,
    quantity: 0,
    kind: 'set',
    ...(isSaved && { saved: true }),
  });
  await made.send();
  return made;
}

describe('the message about a change without a caller', () => {
  test.each([
    ['removed', false, removed],
    ['saved for later', true, saved],
  ])('KEEP-07: of a line that was taken off, that it is %s', async (what, isSaved, text) => {
    const made = await takenOff(what, isSaved);
    expect(made.lines()).toBe(`${boots}=1`);
    expect(messages(made)).toEqual(good(text));
  });

  test('KEEP-01: nothing of a line that was restored before the answer', async () => {
    const made = await takenOff('restored', false, ({ store, ports }) => {
      putPending(store, ports, { item: shoes, quantity: 1, kind: 'restore', before: [] });
    });
    expect(made.lines()).toBe(`${shoes}=1,${boots}=1`);
    expect(messages(made)).toEqual([]);
  });

  test('KEEP-01, KEEP-07: no longer that it is removed or saved, once it is back', async () => {
    const other = { text: 'Cupón agregado.', flashMessageType: 'success' } as const;
    for (const isSaved of [false, true]) {
      const made = await takenOff(`back ${isSaved}`, isSaved);
      made.store.dispatch(flashQueued(other));
      dismissRemoved(made.store, made.ports);
      expect(messages(made)).toEqual([other]);
    }
  });

  test('nothing of a new quantity', async () => {
    const made = await device('quantity', [shoes, boots]);
    made.put(shoes, 3);
    await made.send();
    expect(messages(made)).toEqual([]);
  });

  test('CART-18: that it was refused, as a failure', async () => {
    const made = await device('refused', [shoes]);
    made.session.stock.set(shoes, 1);
    made.put(shoes, 3);
    await made.send();
    expect(messages(made)).toEqual(bad('Producto sin stock.'));
  });

  test('CART-18: that the server has set a smaller quantity than requested', async () => {
    const made = await device('fewer', [shoes, boots]);
    made.intercept(async (_path, answer) => {
      const reply = (await (await answer()).json()) as { cart: { items: { id: string }[] } };
      for (const item of reply.cart.items) if (item.id === shoes) Object.assign(item, { quantity: 2 });
      return Response.json(reply);
    });
    made.put(shoes, 3);
    await made.send();
    expect(selectCart(made.store.getState())?.items[0]?.quantity).toBe(2);
    expect(messages(made)).toEqual(bad('Ha ocurrido un error.'));
  });

  test('CART-19: nothing about a line that the server has removed, because a reaction reports it', async () => {
    const made = await device('taken out', [shoes, boots]);
    made.intercept(async (_path, answer) => {
      const reply = (await (await answer()).json()) as { cart: { items: { id: string }[] } };
      const items = reply.cart.items.filter(({ id }) => id !== shoes);
      return Response.json({ ...reply, cart: { ...reply.cart, items } });
    });
    made.put(shoes, 3);
    await made.send();
    expect(made.lines()).toBe(`${boots}=1`);
    expect(messages(made)).toEqual([]);
  });

  test('CART-17: nothing while the cart cannot be read either, because its screen says so', async () => {
    const made = await device('unread', [shoes]);
    for (const call of ['addToCart', 'getCart']) made.breakCall(call, 'refused');
    made.put(shoes, 3);
    await made.send();
    expect(made.waiting()).toBe('');
    expect(messages(made)).toEqual([]);
  });
});

describe('the message about changes that were queued', () => {
  /** Two queued changes; returns the messages at each of the calls that send them. */
  async function waited(visitor: string, prepare: (made: Device) => unknown = () => undefined) {
    const made = await device(visitor, [shoes, boots]);
    made.network(false);
    made.put(shoes, 3);
    made.put(boots, 0);
    await prepare(made);
    await made.send();
    made.network(true);
    const before: unknown[] = [];
    made.intercept((_path, answer) => {
      before.push(messages(made));
      return answer();
    });
    await made.resume();
    return { ...made, before };
  }
  const synced = good('Sus cambios pendientes ya están en el carrito.');

  test('KEEP-02: that all are done, once, when the last one is', async () => {
    const made = await waited('all done');
    expect(made.lines()).toBe(`${shoes}=3`);
    expect(made.before).toEqual([[], []]);
    expect(messages(made)).toEqual(synced);
  });

  test('KEEP-02: that those of the cart are done, where a favourite has to wait for its customer', async () => {
    const made = await waited('favourite', async ({ put, openToken, store }) => {
      await openToken();
      store.dispatch(startDecided());
      put('ZP0001', 1, 'favourite');
    });
    expect(made.waiting()).toBe('ZP0001=1');
    expect(messages(made)).toEqual(synced);
  });
});
