import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectCustomers, wire } from '#testing/backend/customerTab.ts';
import { exchangeVisit, shopParts } from '#testing/model/exchangeVisit.ts';

beforeEach(connectCustomers);
afterEach(() => vi.unstubAllGlobals());

/** A confirmed return; `send` sends it. */
async function aConfirmed(send: typeof shopParts.sendExchange) {
  const visit = await exchangeVisit({ ...shopParts, sendExchange: send });
  visit.answer({ ...visit.article, reason: 'defect' });
  visit.answer({ method: 'wallet', address: visit.address, way: 'branch_dropoff' });
  for (let step = visit.step(); step !== 'summary'; step = visit.step()) {
    visit.goOn();
    expect(visit.step()).not.toBe(step);
  }
  return visit;
}

test('AFTER-04, FORM-03: a request that is sent again while the first one is under way waits for it, and is not made twice', async () => {
  const visit = await aConfirmed((store, sending) => {
    void shopParts.sendExchange(store, sending);
    return shopParts.sendExchange(store, { ...sending, sent: [] });
  });
  await visit.send('arrives');
  expect(visit.seen.confirmed).toBe(true);
  expect(visit.made()).toHaveLength(1);
});

test('AFTER-04, FORM-03: a request that may have been made is not sent while the requests cannot be read, though they were before', async () => {
  const seen: unknown[] = [];
  const visit = await aConfirmed(async (store, sending) => {
    const look = () => shopParts.findSent(store, sending.payload.order_nr, []);
    seen.push(await look());
    const { intercept } = wire;
    wire.intercept = (request, answer) =>
      request.url.includes('/exchange/orders')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : intercept?.(request, answer);
    seen.push(await look());
    return shopParts.sendExchange(store, { ...sending, sent: [] });
  });
  await visit.send('arrives');
  expect(visit.made()).toEqual([]);
  expect(visit.seen.confirmed).toBe(false);
  expect(seen).toMatchObject([undefined, { kind: 'failed', unclear: true, problem: { code: 'network' } }]);
});

test('AFTER-04, KEEP-02: a request whose summary is left before it is sent is not made', async () => {
  const visit = await aConfirmed((store, sending) =>
    shopParts.sendExchange(store, { ...sending, isLeft: () => true }),
  );
  await visit.send('arrives');
  expect(visit.seen.confirmed).toBe(false);
  expect(visit.made()).toEqual([]);
  expect(visit.kept.sent).toBeUndefined();
});
