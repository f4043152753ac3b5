import { expect, test } from 'vitest';
import type { AnswerReport } from '#schemas/workerMessages.ts';
import { answerReports } from './reports.ts';

const report = (subject: string, state: AnswerReport['state'] = 'stored'): AnswerReport => ({
  type: 'answer',
  kind: 'product',
  subject,
  storedAt: 1,
  state,
});

/** A page with what it was sent. */
function page(id: string) {
  const got: unknown[] = [];
  return { id, got, postMessage: (message: unknown) => void got.push(message) };
}

const reportsTo = (...pages: ReturnType<typeof page>[]) =>
  answerReports(async (id) => pages.find((each) => each.id === id));

test('PWA-05: a report reaches the page whose call it is, and no other', async () => {
  const [one, other] = [page('1'), page('2')];
  await reportsTo(one, other).report('1', report('/a.html'));
  expect([one.got, other.got]).toEqual([[report('/a.html')], []]);
});

test('PWA-05: a page that listens later gets the last report of each of its calls', async () => {
  const reports = reportsTo();
  await reports.report('1', report('/a.html'));
  await reports.report('1', report('/b.html'));
  await reports.report('1', report('/a.html', 'current'));
  await reports.report('2', report('/c.html'));
  const late = page('1');
  reports.repeat(late);
  expect(late.got).toEqual([report('/a.html', 'current'), report('/b.html')]);
  const unknown = page('3');
  reports.repeat(unknown);
  expect(unknown.got).toEqual([]);
});

test('PWA-05: the ten pages that called last are remembered', async () => {
  const reports = reportsTo();
  for (let id = 1; id <= 10; id += 1) await reports.report(String(id), report('/a.html'));
  await reports.report('1', report('/b.html'));
  await reports.report('11', report('/a.html'));
  const remembered = Array.from({ length: 11 }, (_, index) => page(String(index + 1))).filter((each) => {
    reports.repeat(each);
    return each.got.length > 0;
  });
  expect(remembered.map(({ id }) => id)).toEqual(['1', '3', '4', '5', '6', '7', '8', '9', '10', '11']);
});
