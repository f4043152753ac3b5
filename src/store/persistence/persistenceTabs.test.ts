import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { selectCart } from '#store/cart.ts';
import { cityRegionChanged } from '#store/cityRegion.ts';
import { beginVisits, endVisits, entry, newer, storageOfVisit, visit } from '#testing/persistedVisit.ts';

beforeEach(beginVisits);
afterEach(endVisits);

test('KEEP-04: what another tab has written is not overwritten by a text from before', async () => {
  const { storage, texts, writes } = await storageOfVisit();
  const [own, other] = [visit(storage), visit(storage)];
  await Promise.all([own.persistence.read, other.persistence.read]);
  await vi.advanceTimersByTimeAsync(100);
  await other.hold(newer);
  await other.persistence.flush();
  const before = writes.length;
  own.store.dispatch(cityRegionChanged({ region: '5', city: '120' }));
  // The library writes by itself.
  await vi.advanceTimersByTimeAsync(1000);
  // Whenever the page is closed, its last write has all that the other tab has written.
  for (const [, text] of writes.slice(before)) expect(text).toContain(newer.hash);
  expect(texts[entry]).toContain('120');
  expect(selectCart(own.state())).toEqual(newer);
});
