import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { noPopup, popupAfter, type PopupEvent } from './addedPopup.ts';

const product = fc.record({
  image: fc.constant('/p/1.jpg'),
  brand: fc.constant('Almendro'),
  name: fc.constantFrom('A', 'B'),
  size: fc.constant('38'),
});
const added = fc.record({
  type: fc.constant('added' as const),
  product,
  onCart: fc.boolean(),
  flashVisible: fc.boolean(),
});
const other = fc.record({
  type: fc.constantFrom('flashQueued', 'closed', 'timedOut', 'cartOpened', 'pageLoaded'),
});
const event: fc.Arbitrary<PopupEvent> = fc.oneof(added, other);

const check = (after: typeof popupAfter) =>
  fc.assert(
    fc.property(fc.array(event, { minLength: 1 }), (events) => {
      let popup = noPopup;
      for (const next of events) popup = after(popup, next);
      const last = events.at(-1);
      const mayShow = last?.type === 'added' && !last.onCart && !last.flashVisible;
      return popup.open === mayShow && (!mayShow || popup.product?.name === last.product.name);
    }),
    { seed: 20241, numRuns: 500 },
  );

test('APP-29, APP-30, APP-31: it is open only after an allowed add, with that product', () => {
  expect(() => check(popupAfter)).not.toThrow();
});

test.each<[string, typeof popupAfter]>([
  [
    'opens on the cart',
    (popup, next) => popupAfter(popup, next.type === 'added' ? { ...next, onCart: false } : next),
  ],
  [
    'opens beside a flash message',
    (popup, next) => popupAfter(popup, next.type === 'added' ? { ...next, flashVisible: false } : next),
  ],
  [
    'stays open under a flash message',
    (popup, next) => (next.type === 'flashQueued' ? popup : popupAfter(popup, next)),
  ],
  ['survives a page load', (popup, next) => (next.type === 'pageLoaded' ? popup : popupAfter(popup, next))],
  [
    'keeps showing the first product',
    (popup, next) => ({ ...popupAfter(popup, next), ...(popup.open ? { product: popup.product } : {}) }),
  ],
])('refused is a popup that %s', (_fault, after) => {
  expect(() => check(after)).toThrow('Property failed');
});
