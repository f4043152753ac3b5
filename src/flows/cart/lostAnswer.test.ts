import { describe, expect, test } from 'vitest';
import { cartBackend } from '#testing/backend/cartBackend.ts';
import { queueBackend } from '#testing/backend/queueDevice.ts';

describe('the answer', () => {
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
});

describe('the change', () => {
  const device = queueBackend();
  const ways = (calls: string[]) => calls.map((call) => call.replace(/&?(?:hash|items)=[^&]*/g, '').trim());

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
});
