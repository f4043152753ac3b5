import { describe, expect, test } from 'vitest';
import { anOrder, anOrderStep, orderSteps } from '#fixtures/orders.ts';
import { exchangeDays, lastStep, timelineOf, trackingUrl } from './order.ts';
import { toOrder } from './orders.ts';

const shown = (order: Parameters<typeof timelineOf>[0]) =>
  timelineOf(order).map(({ code, date, state }) => `${code} ${state}${date && ` ${date.slice(0, 10)}`}`);
const order = (status: string) => toOrder(anOrder({ status }));

describe('the timeline of an order', () => {
  test('AFTER-01: has the steps so far with their dates, and those to come without', () => {
    expect(shown({ ...order('shipped'), statusNotifier: orderSteps() })).toEqual([
      'received past 2024-03-05',
      'paid past 2024-03-05',
      'prepared past 2024-03-05',
      'shipped current 2024-03-06',
      'delivered next',
    ]);
  });

  test('AFTER-01: a step to come has no words of the server', () => {
    expect(timelineOf(order('shipped')).at(-1)).toEqual({
      code: 'delivered',
      label: '',
      date: '',
      state: 'next',
    });
  });

  test.each(['delivered', 'cancelled', 'returned'] as const)('AFTER-01: nothing follows %s', (code) => {
    const steps = [anOrderStep('received', '2024-03-05 14:07:00'), anOrderStep(code, '2024-03-08 10:00:00')];
    expect(shown({ ...order(code), statusNotifier: steps })).toEqual([
      'received past 2024-03-05',
      `${code} current 2024-03-08`,
    ]);
  });

  test('AFTER-01: without its steps it has what the order itself says, and what usually comes before', () => {
    expect(shown(order('shipped'))).toEqual([
      'received past 2024-03-05',
      'paid past',
      'prepared past',
      'shipped current',
      'delivered next',
    ]);
    expect(shown(order('cancelled'))).toEqual(['received past 2024-03-05', 'cancelled current']);
    expect(shown(order('returned'))).toEqual([
      'received past 2024-03-05',
      'paid past',
      'prepared past',
      'shipped past',
      'delivered past',
      'returned current',
    ]);
    expect(shown({ ...order('received'), statusNotifier: [] })).toEqual([
      'received current 2024-03-05',
      'paid next',
      'prepared next',
      'shipped next',
      'delivered next',
    ]);
  });

  test('AFTER-01: a status that is unknown is shown in the words of the server, and nothing is foretold', () => {
    const steps = [{ code: 'at_customs', label: 'En la aduana', date: '' }];
    expect(timelineOf({ ...order('at_customs'), statusNotifier: steps })).toEqual([
      { code: undefined, label: 'En la aduana', date: '', state: 'current' },
    ]);
    expect(timelineOf(order(''))).toEqual([{ code: undefined, label: '', date: '', state: 'current' }]);
  });

  test('ORD-10: what was read of an order by itself is newer than the list', () => {
    expect(lastStep({ ...order('paid'), statusNotifier: orderSteps() }).code).toBe('shipped');
    expect(lastStep(order('paid')).code).toBe('paid');
  });
});

test.each([
  ['delivered', '2026-03-18', '2026-03-08T00:00:00', 10],
  ['delivered', '2026-03-18', '2026-03-08T23:59:59', 10],
  ['delivered', '2026-03-18', '2026-03-17T23:59:59', 1],
  ['delivered', '2026-03-18', '2026-03-18T23:59:59', 0],
  ['delivered', '2026-03-18', '2026-03-19T00:00:00', undefined],
  ['delivered', '2028-02-29', '2028-02-28T12:00:00', 1],
  ['delivered', '', '2026-03-08T00:00:00', undefined],
  ['delivered', '2026-02-40', '2026-01-01T00:00:00', undefined],
  ['delivered', '+002026-03-18', '2026-03-08T00:00:00', undefined],
  ['delivered', 'pronto', '2026-03-08T00:00:00', undefined],
  ['shipped', '2026-03-18', '2026-03-08T00:00:00', undefined],
  ['returned', '2026-03-18', '2026-03-08T00:00:00', undefined],
  ['', '2026-03-18', '2026-03-08T00:00:00', undefined],
])('AFTER-03: of %j until %j, on %s: %s', (status, until, now, left) => {
  expect(exchangeDays({ exchange_until: until }, status, new Date(now))).toBe(left);
});

test.each([
  ['https://correo.example/seguimiento/TR1', 'https://correo.example/seguimiento/TR1'],
  ['http://correo.example/TR1', 'http://correo.example/TR1'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['xhttps://correo.example/TR1', undefined],
  ['TR1', undefined],
  ['', undefined],
])('ORD-12: %j is followed at %s', (url, href) => {
  expect(trackingUrl({ tracking: { number: 'TR1', url } })).toBe(href);
});

test('ORD-12: an order without tracking is followed nowhere', () => {
  expect(trackingUrl({ tracking: null })).toBeUndefined();
});
