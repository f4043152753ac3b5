import { describe, expect, test } from 'vitest';
import { cartBackend } from '#testing/cartBackend.ts';

const device = cartBackend();

describe('a change whose answer was lost', () => {
  test('KEEP-03: is found in the cart, and not repeated', async () => {
    const { change, calls, lines, loseAnswer, cart } = await device('arrived', 'ZP0001-38');
    loseAnswer();
    const { problem, reply } = await change('AN0107-38', 2);
    expect(problem).toBeUndefined();
    expect(reply?.cart.items).toHaveLength(2);
    expect(calls().map((call) => call.split(' ')[0])).toEqual(['POST', 'GET']);
    expect(lines()).toBe('ZP0001-38=1,AN0107-38=2');
    expect(cart()?.items).toHaveLength(2);
  });

  test('KEEP-03: is checked before anything is sent again', async () => {
    const { change, calls, breakCall, loseAnswer, cart, lines } = await device('unclear', 'ZP0001-38');
    breakCall('getCart', 'refused');
    loseAnswer();
    expect((await change('AN0107-38', 1)).problem).toBeDefined();
    expect(lines()).toBe('ZP0001-38=1');
    calls();
    breakCall('getCart', undefined);
    expect((await change('AN0107-38', 1)).reply).toBeDefined();
    expect(calls()).toEqual([`GET hash=${cart()?.hash}`]);
    expect(lines()).toBe('ZP0001-38=1,AN0107-38=1');
  });

  test('KEEP-03: while the cart cannot be read, nothing is sent', async () => {
    const { change, calls, breakCall, lines } = await device('unread', 'ZP0001-38');
    breakCall('getCart', 'refused');
    breakCall('addToCart', 'refused');
    await change('AN0107-38', 1);
    calls();
    expect((await change('CL0301-S', 1)).problem).toBeDefined();
    expect(calls().map((call) => call.split(' ')[0])).toEqual(['GET']);
    expect(lines()).toBe('ZP0001-38=1');
  });
});
