import { describe, expect, test } from 'vitest';
import type { Fault } from '#mocks/faults.ts';
import { selectCartProblem } from '#store/cart.ts';
import { favouriteBackend } from '#testing/backend/favouriteDevice.ts';
import { queueBackend } from '#testing/backend/queueDevice.ts';
import { readCart } from './cartCalls.ts';
import { sendQueued } from './sendQueue.ts';

const device = queueBackend();
const favouriteDevice = favouriteBackend();
const [shoes, boots] = ['ZP0001-38', 'AN0107-38'];
const ways = (calls: string[]) => calls.map((call) => call.replace(/&?(?:hash|items)=[^&]*/g, '').trim());

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
    const { store, ports, put } = await unread('told');
    expect(await sendQueued(store, ports, put(boots, 1, 'add'))).toEqual({ kind: 'queued' });
  });
});

test('a favourite does not wait for the cart of an overloaded server', async () => {
  const { store, put, add, resume, network, breakCall, wishes, waits, waiting, ports } =
    await favouriteDevice('beside the cart');
  put('CL0301-S', 1, 'add');
  await resume();
  network(false);
  put('CL0301-S', 2);
  await add('AN0107', 'Botín');
  breakCall('getCart', 'unavailable');
  await readCart(store);
  network(true);
  const sent = sendQueued(store, ports, put('MA0036-U', 1, 'add'));
  expect(await sent).toEqual({ kind: 'queued' });
  expect(selectCartProblem(store.getState())?.code).toBe('server');
  expect(wishes()).toContain('AN0107');
  expect([waits(), waiting()]).toEqual([true, 'CL0301-S=2,MA0036-U=1']);
});
