import { expect, test } from 'vitest';
import { aCartItem } from '#fixtures/cart.ts';
import { memoryStorage } from '#testing/fakeBrowser.ts';
import { savedLines } from './savedLines.ts';

test('PERS-10, KEEP-07: the lines that are saved on a device are read, without those that cannot be', async () => {
  const [one, other] = [aCartItem({ id: 'CL0301-S', quantity: 2 }), aCartItem({ id: 'AN0107-38' })];
  const stored = [one, { ...one, id: 'XX0000-40', price: 'N/A' }, null, other];
  const list = savedLines({ storage: memoryStorage({ saved_lines: JSON.stringify(stored) }) });
  list.read();
  await expect
    .poll(() => list.items().map(({ id, quantity }) => [id, quantity]))
    .toEqual([
      ['CL0301-S', 2],
      ['AN0107-38', other.quantity],
    ]);
});
