import { describe, expect, test } from 'vitest';
import { sendAndWait } from '#flows/queue/sendQueue.ts';
import { queueChange } from '#flows/queue/storedQueue.ts';
import type { Fault } from '#mocks/faults.ts';
import { readTimedOut, selectCart, selectCartBusy } from '#store/cart.ts';
import { flashQueued, selectFlashes } from '#store/flash.ts';
import { startDecided } from '#store/session/customerEvents.ts';
import { sessionEnded } from '#store/session/sessionReducer.ts';
import { unreadable } from '#testing/backend/cartBackend.ts';
import { queueBackend } from '#testing/backend/queueDevice.ts';
import { readCart } from './cartCalls.ts';
import { dismissRemoved } from './sendCartChange.ts';

const device = queueBackend();
type Device = Awaited<ReturnType<typeof device>>;

const shoes = 'ZP0001-38';
const boots = 'AN0107-38';
const good = (text: string) => [{ text, flashMessageType: 'success' }];
const bad = (text: string) => [{ text, flashMessageType: 'error' }];
const messages = ({ store }: Device) => selectFlashes(store.getState());
const removed = 'Producto removido del carrito.';
const saved = 'Producto guardado para después.';
const ways = (calls: string[]) => calls.map((call) => call.replace(/&?(?:hash|items)=[^&]*/g, '').trim());

describe('the page after a reload', () => {
  /** A device whose page closes right after the taps, and its next page. */
  async function reloaded(visitor: string, tap: (made: Device) => void) {
    const first = await device(visitor, ['ZP0001-38']);
    tap(first);
    const { storage } = first;
    const next = await device(`${visitor} again`, ['ZP0001-38'], storage);
    next.calls();
    return next;
  }

  test('KEEP-10: sends what was tapped before anything was sent', async () => {
    const next = await reloaded('tapped', ({ put }) => {
      for (const quantity of [2, 3, 4, 5]) put('ZP0001-38', quantity);
      put('AN0107-38', 2, 'add');
    });
    await next.resume();
    expect(next.lines()).toBe('ZP0001-38=5,AN0107-38=2');
    expect(next.stored()).toBe(0);
  });

  test('KEEP-03, KEEP-10: reads the cart before it sends what may have been sent', async () => {
    const next = await reloaded('sent', ({ put }) => void put('ZP0001-38', 3));
    await next.db.carts.change(next.cart()?.hash ?? '', (row) => {
      row.lines = [{ item: 'ZP0001-38', quantity: 3 }];
    });
    await next.resume();
    expect(ways(next.calls())).toEqual(['GET']);
    expect(next.lines()).toBe('ZP0001-38=3');
  });

  test('CART-12: leaves an item as it is that has come into the cart meanwhile', async () => {
    const next = await reloaded('there', ({ put }) => void put('ZP0001-38', 4, 'add'));
    await next.resume();
    expect(ways(next.calls())).toEqual(['GET']);
    expect(next.lines()).toBe('ZP0001-38=1');
  });

  test('KEEP-03: does not bring back a line that was removed elsewhere', async () => {
    const next = await reloaded('gone', ({ put }) => void put('ZP0001-38', 4));
    await next.db.carts.change(next.cart()?.hash ?? '', (row) => {
      row.lines = [];
    });
    await next.resume();
    expect(ways(next.calls())).toEqual(['GET']);
    expect(next.lines()).toBe('');
    expect(next.waiting()).toBe('');
  });
});

/** The next page of a device that may have sent a change. */
async function nextPage(visitor: string) {
  const { put, storage } = await device(visitor, [shoes]);
  put(shoes, 3);
  const next = await device(`${visitor} again`, [shoes], storage);
  next.calls();
  return next;
}

describe('a change of an earlier page', () => {
  test('KEEP-02, KEEP-03: waits where there is no network to read the cart', async () => {
    const { resume, breakCall, calls, waits, waiting } = await nextPage('cut');
    breakCall('getCart', 'cut');
    await resume();
    expect([waits(), waiting()]).toEqual([true, `${shoes}=3`]);
    expect(new Set(ways(calls()))).toEqual(new Set(['GET']));
  });

  test('KEEP-03, CART-17: is dropped if the cart cannot be read, which its screen says', async () => {
    const { resume, breakCall, calls, waits, waiting, flashes, lines } = await nextPage('refused');
    breakCall('getCart', 'refused');
    await resume();
    expect([waits(), waiting(), flashes()]).toEqual([false, '', []]);
    expect(ways(calls())).toEqual(['GET']);
    expect(lines()).toBe(`${shoes}=1`);
  });

  test('KEEP-03, CART-18: whose cart cannot be read ends, and the caller of the next one gets the reason', async () => {
    const { store, shop, breakCall, put } = await nextPage('told');
    breakCall('getCart', 'refused');
    const sent = await sendAndWait(store, shop, put('AN0107-38', 1, 'add'));
    expect(sent).toMatchObject({ kind: 'refused', problem: { code: 'refused' } });
  });

  test('CART-15, KEEP-10: is in the cart that is made in place of a lost one', async () => {
    const { resume, loseCarts, lines, waiting } = await nextPage('lost');
    loseCarts();
    await resume();
    expect([lines(), waiting()]).toEqual([`${shoes}=3`, '']);
  });

  test('STATE-14: is not sent where the session ends while the cart is read', async () => {
    const { store, resume, intercept, calls } = await nextPage('ended');
    intercept((_path, answer) => {
      store.dispatch(sessionEnded('logout'));
      return answer();
    });
    await resume();
    expect(ways(calls())).toEqual(['GET']);
  });

  /**
   * The read at start takes so long that it no longer blocks, and then finds the cart lost. The change waits for its
   * response too.
   */
  async function besideStart(visitor: string, isMade: boolean, isOverloaded = false) {
    const made = await nextPage(visitor);
    const { store, intercept, loseCarts } = made;
    loseCarts();
    const log: string[] = [];
    intercept(async (_path, answer) => {
      const call = ways(made.calls()).join();
      log.push(call);
      const isCreation = call === 'POST';
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (isCreation && !isMade && !log.includes('made')) {
        log.push('not made');
        intercept((_path, later) => later());
        if (isOverloaded) made.breakCall('getCart', 'unavailable');
        return Response.json({ message: 'Service unavailable.' }, { status: 503 });
      }
      if (isCreation) log.push('made');
      return answer();
    });
    const read = readCart(store, (id) => setTimeout(() => store.dispatch(readTimedOut(id))));
    await expect.poll(() => selectCartBusy(store.getState())).toBe(false);
    await made.resume();
    await read;
    return { ...made, log };
  }

  test('CART-09, CART-15: is sent once the read at start has recreated the cart', async () => {
    const { log, lines } = await besideStart('beside the start', true);
    expect(log).toEqual(['GET', 'POST', 'made', 'POST item=ZP0001-38&quantity=3']);
    expect(lines()).toBe(`${shoes}=3`);
  });

  test('CART-15: recreates the cart where the read at start could not', async () => {
    const { lines, waiting } = await besideStart('beside a failed start', false);
    expect([lines(), waiting()]).toEqual([`${shoes}=3`, '']);
  });

  test('waits where the read at start could not recreate the cart, and no further one is answered', async () => {
    const { waits, waiting, calls } = await besideStart('beside an overloaded start', false, true);
    expect([waits(), waiting()]).toEqual([true, `${shoes}=3`]);
    expect(new Set(ways(calls()))).toEqual(new Set(['GET']));
  });
});

test('KEEP-03: an add of what another device has put into a cart that could not be read leaves it as it is', async () => {
  const { store, shop, db, cart, breakCall, put, calls, lines } = await device('put elsewhere', [shoes]);
  breakCall('getCart', 'unavailable');
  await readCart(store);
  breakCall('getCart', undefined);
  await db.carts.change(cart()?.hash ?? '', (row) => {
    row.lines = [...row.lines, { item: 'AN0107-38', quantity: 2 }];
  });
  calls();
  expect(await sendAndWait(store, shop, put('AN0107-38', 1, 'add'))).toMatchObject({ kind: 'alreadyThere' });
  expect(ways(calls())).toEqual(['GET']);
  expect(lines()).toContain('AN0107-38=2');
});

describe('a change that is lost on its way, while the cart can be read', () => {
  /** Loses the responses to the next `count` changes. */
  async function losing(visitor: string, count: number) {
    const made = await device(visitor, ['ZP0001-38']);
    const arrived: string[] = [];
    made.breakCall('addToCart', 'cut');
    made.intercept((_path, answer) => {
      arrived.push(...made.calls());
      const isOver = ways(arrived).filter((way) => way.startsWith('POST')).length > count;
      if (isOver) made.breakCall('addToCart', undefined);
      return answer();
    });
    made.put('ZP0001-38', 3);
    await made.send();
    return { ...made, arrived: () => ways(arrived) };
  }
  const [post, get] = ['POST item=ZP0001-38&quantity=3', 'GET'];

  test('KEEP-02, KEEP-03: is sent once more, without a message', async () => {
    const { arrived, lines, flashes, stored } = await losing('lost once', 1);
    expect(arrived()).toEqual([post, get, post]);
    expect(lines()).toBe('ZP0001-38=3');
    expect(stored()).toBe(0);
    expect(flashes()).toEqual([]);
  });

  test('CART-17: is given up after the second time, with a message', async () => {
    const { arrived, lines, flashes, stored } = await losing('lost twice', 2);
    expect(arrived()).toEqual([post, get, post, get]);
    expect(lines()).toBe('ZP0001-38=1');
    expect(stored()).toBe(0);
    expect(flashes()).toEqual(['Ha ocurrido un error.']);
  });
});

describe('a change of a cart that an overloaded server does not give', () => {
  /** A device whose cart could not be read. */
  async function unread(visitor: string, fault: Fault = 'unavailable') {
    const made = await device(visitor, [shoes]);
    made.breakCall('getCart', fault);
    await readCart(made.store);
    made.calls();
    return made;
  }

  test.each(['unavailable', 'tooManyRequests'] as const)(
    'waits on the device, unsent and without a message: %s',
    async (fault) => {
      const { put, send, calls, waits, waiting, stored, flashes } = await unread(fault, fault);
      put(shoes, 3);
      put(boots, 1, 'add');
      await send();
      expect([waits(), waiting(), stored()]).toEqual([true, `${shoes}=3,${boots}=1`, 2]);
      expect(new Set(ways(calls()))).toEqual(new Set(['GET']));
      expect(flashes()).toEqual([]);
    },
  );

  test('is sent once, after the cart is read, when the server answers again', async () => {
    const { put, send, resume, breakCall, calls, lines, stored, flashes } = await unread('sent once');
    put(shoes, 3);
    put(boots, 1, 'add');
    await send();
    calls();
    breakCall('getCart', undefined);
    await resume();
    expect(ways(calls())).toEqual(['GET', `POST item=${shoes}&quantity=3`, `POST item=${boots}&quantity=1`]);
    expect([lines(), stored()]).toEqual([`${shoes}=3,${boots}=1`, 0]);
    expect(flashes()).toEqual(['Sus cambios pendientes ya están en el carrito.']);
  });

  test('is sent by itself after a pause', async () => {
    const { put, send, breakCall, lines } = await unread('by itself');
    put(shoes, 3);
    await send();
    breakCall('getCart', undefined);
    await expect.poll(lines, { timeout: 8000 }).toBe(`${shoes}=3`);
  });

  test('KEEP-02: whose own call is the first that the server has no time for waits too', async () => {
    const { put, send, resume, breakCall, waits, waiting, flashes, lines } = await device('first', [shoes]);
    for (const call of ['addToCart', 'getCart']) breakCall(call, 'unavailable');
    put(shoes, 2);
    await send();
    expect([waits(), waiting(), flashes()]).toEqual([true, `${shoes}=2`, []]);
    for (const call of ['addToCart', 'getCart']) breakCall(call, undefined);
    await resume();
    expect(lines()).toBe(`${shoes}=2`);
  });

  test('whose own call got no answer waits also while the server is overloaded after it', async () => {
    const { put, send, resume, breakCall, calls, waits, waiting, lines } = await device('both', [shoes]);
    breakCall('addToCart', 'cut');
    breakCall('getCart', 'unavailable');
    put(shoes, 3);
    await send();
    expect([waits(), waiting()]).toEqual([true, `${shoes}=3`]);
    calls();
    await resume();
    expect([waits(), waiting()]).toEqual([true, `${shoes}=3`]);
    expect(new Set(ways(calls()))).toEqual(new Set(['GET']));
    for (const call of ['addToCart', 'getCart']) breakCall(call, undefined);
    await resume();
    expect(lines()).toBe(`${shoes}=3`);
  });

  test.each([
    ['a cart', [shoes], ['addToCart', 'getCart']],
    ['no cart yet', [], ['createCart']],
  ] as const)(
    'KEEP-02: made without network, waits on while the server that is back gives neither it nor the cart: %s',
    async (what, lines, broken) => {
      const { put, send, resume, network, breakCall, calls, waits, waiting, stored, flashes, ...made } =
        await device(`kept, ${what}`, [...lines]);
      network(false);
      put(boots, 1, 'add');
      await send();
      for (const call of broken) breakCall(call, 'unavailable');
      network(true);
      await resume();
      expect(calls().length).toBeGreaterThan(0);
      expect([waits(), waiting(), stored()]).toEqual([true, `${boots}=1`, 1]);
      expect(flashes()).toEqual([]);
      for (const call of broken) breakCall(call, undefined);
      await resume();
      expect(made.lines()).toBe([...lines, boots].map((item) => `${item}=1`).join(','));
      expect([waits(), stored()]).toEqual([false, 0]);
    },
  );

  test('is reported to its caller as queued', async () => {
    const { store, shop, put } = await unread('told of it');
    expect(await sendAndWait(store, shop, put(boots, 1, 'add'))).toEqual({ kind: 'queued' });
  });
});

describe('a change that is refused', () => {
  test('CART-20, CART-18: ends with its reason, and the last good cart stays', async () => {
    const { put, send, db, lines, waiting, flashes } = await device('sold out', ['ZP0001-38']);
    db.stock.set('ZP0001-38', 1);
    put('ZP0001-38', 3);
    put('AN0107-38', 1, 'add');
    await send();
    expect(flashes()).toEqual(['Producto sin stock.']);
    expect(lines()).toBe('ZP0001-38=1,AN0107-38=1');
    expect(waiting()).toBe('');
  });

  test.each([
    ['has no cart', { message: '', error: false, success: true, errors: [] }],
    ['is no JSON', undefined],
  ])('CART-18: so it is where the answer %s', async (what, body) => {
    const { put, send, intercept, lines, flashes, waiting } = await device(what, ['ZP0001-38']);
    intercept((path, answer) => {
      intercept((_path, later) => later());
      return path === 'cart/' ? Promise.resolve(body ? Response.json(body) : unreadable()) : answer();
    });
    put('ZP0001-38', 3);
    await send();
    expect(flashes()).toEqual(['Ha ocurrido un error.']);
    expect(lines()).toBe('ZP0001-38=1');
    expect(waiting()).toBe('');
  });
});

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
  queueChange(made.store, made.shop, {
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
    const made = await takenOff('restored', false, ({ store, shop }) => {
      queueChange(store, shop, { item: shoes, quantity: 1, kind: 'restore', before: [] });
    });
    expect(made.lines()).toBe(`${shoes}=1,${boots}=1`);
    expect(messages(made)).toEqual([]);
  });

  test('KEEP-01, KEEP-07: no longer that it is removed or saved, once it is back', async () => {
    const other = { text: 'Cupón agregado.', flashMessageType: 'success' } as const;
    for (const isSaved of [false, true]) {
      const made = await takenOff(`back ${isSaved}`, isSaved);
      made.store.dispatch(flashQueued(other));
      dismissRemoved(made.store, made.shop);
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
    const made = await device('refused now', [shoes]);
    made.db.stock.set(shoes, 1);
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
