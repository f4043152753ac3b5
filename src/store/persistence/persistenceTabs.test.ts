import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { selectCart } from '#store/cart.ts';
import { aCart } from '#fixtures/cart.ts';
import { cityRegionChanged } from '#store/cityRegion.ts';
import { navigated } from '#store/lastUrl.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { customerRead, loginSucceeded } from '#store/session/customerEvents.ts';
import { formulaFound, selectStoredFormula } from '#store/sortingFormula.ts';
import {
  beginVisits,
  cart,
  endVisits,
  entry,
  newer,
  recordingStorage,
  storageOfVisit,
  visit,
} from '#testing/backend/persistedVisit.ts';
import { started } from '#testing/backend/signedIn.ts';

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
  // The library writes on its own.
  await vi.advanceTimersByTimeAsync(1000);
  // If the page closes at any time, its last write contains everything that the other tab has written.
  for (const [, text] of writes.slice(before)) expect(text).toContain(newer.hash);
  expect(texts[entry]).toContain('120');
  expect(selectCart(own.state())).toEqual(newer);
});

/** Three tabs of one customer, each on its own page. */
async function threeTabs() {
  const { storage, texts, writes } = recordingStorage();
  const tabs = [visit(storage), visit(storage), visit(storage)] as const;
  await Promise.all(tabs.map(({ persistence }) => persistence.read));
  const [own] = tabs;
  own.store.dispatch(loginSucceeded(started));
  own.store.dispatch(customerRead({ geolocation: { region: '5', city: '120' } }));
  await own.hold(cart);
  for (const [tab, { store, persistence }] of tabs.entries()) {
    store.dispatch(navigated({ url: `/${tab}/`, kind: 'push' }));
    await persistence.flush();
  }
  /** Each tab reads what the others have written, then writes its changes. */
  const look = async () => {
    for (const { persistence } of tabs) {
      persistence.mergeOtherTab();
      await vi.advanceTimersByTimeAsync(100);
    }
  };
  await look();
  await look();
  return { tabs, texts, writes, look };
}

test('KEEP-04: tabs that have nothing new for each other stop writing', async () => {
  const { writes, look } = await threeTabs();
  const before = writes.length;
  await look();
  expect(writes.length).toBe(before);
});

test('KEEP-04: an older copy of another tab does not replace what the server has answered here', async () => {
  const { tabs, look } = await threeTabs();
  const [own, other] = tabs;
  const withCoupon = aCart({ ...cart, discount: 700 });
  const formula = { formula: 'f1', until: 9 };
  own.store.dispatch(customerRead({ first_name: 'Conceição' }));
  own.store.dispatch(formulaFound(formula));
  await own.hold(withCoupon);
  other.store.dispatch(navigated({ url: '/hombre/', kind: 'push' }));
  await other.persistence.flush();
  await look();
  for (const { state } of tabs) {
    expect(selectCustomer(state()).first_name).toBe('Conceição');
    expect(selectCart(state())).toEqual(withCoupon);
    expect(selectStoredFormula(state())).toEqual(formula);
  }
});
