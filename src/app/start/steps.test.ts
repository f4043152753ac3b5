import { expect, test, vi } from 'vitest';
import { deferredSteps } from './deferred.ts';
import { type DeferredStep, runSteps, steps } from './steps.ts';

test('start-up has these steps in this order, and only the redirect and reading storage block the first paint', () => {
  expect(Object.entries(steps)).toEqual([
    ['redirectDesktop', 'firstPaint'],
    ['readStorage', 'firstPaint'],
    ['registerReactions', 'nothing'],
    ['loadFailedAgain', 'nothing'],
    ['noticeNetwork', 'nothing'],
    ['syncTabs', 'nothing'],
    ['storeIp', 'nothing'],
    ['startVisit', 'guardedScreens'],
    ['refreshCart', 'nothing'],
    ['refreshCachedPage', 'nothing'],
    ['startQueue', 'nothing'],
    ['showBadge', 'nothing'],
    ['prefetchOnPress', 'nothing'],
    ['guardTaps', 'nothing'],
    ['describePage', 'nothing'],
    ['track', 'nothing'],
    ['resolveFlags', 'nothing'],
    ['startWorker', 'nothing'],
  ]);
});

const deferred = Object.entries(steps).flatMap(([name, blocks]) =>
  blocks === 'firstPaint' ? [] : [name as DeferredStep],
);

test('each step that the first paint does not wait for is in the deferred chunk', () => {
  expect(Object.keys(deferredSteps).toSorted()).toEqual(deferred.toSorted());
});

test('deferred steps run in the order of the table; one that throws does not stop the others', () => {
  const ran: string[] = [];
  const fault = new Error('blocked');
  const runs = Object.fromEntries(
    deferred.toReversed().map((name) => [
      name,
      (start: string) => {
        ran.push(`${start} ${name}`);
        if (name === 'syncTabs') throw fault;
      },
    ]),
  ) as Record<DeferredStep, (start: string) => void>;
  const report = vi.fn<(cause: unknown) => void>();
  runSteps(runs, 'run', report);
  expect(ran).toEqual(deferred.map((name) => `run ${name}`));
  expect(report.mock.calls).toEqual([[fault]]);
});
