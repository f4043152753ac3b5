import { describe, expect, test } from 'vitest';
import { queueBackend } from '#testing/queueDevice.ts';

const device = queueBackend();
const ways = (calls: string[]) => calls.map((call) => call.replace(/&?(?:hash|items)=[^&]*/g, '').trim());

describe('a change that is lost on its way, while the cart can be read', () => {
  /** Loses so many changes of the next ones. */
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

  test('KEEP-02, KEEP-03: is sent once more, and nothing is said', async () => {
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
