import { describe, expect, test } from 'vitest';
import { anOrder, anOrderStep, orderSteps } from '#fixtures/orders.ts';
import { toOrder } from './orders.ts';
import { lastStep, timelineOf } from './timeline.ts';

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
    expect(shown(order('cancelled'))).toEqual(['cancelled current']);
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
