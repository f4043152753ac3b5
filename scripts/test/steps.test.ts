import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { againReport, runStages, type Step } from './steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'steps-'));
afterAll(() => rmSync(folder, { recursive: true }));

const log = vi.spyOn(console, 'log').mockReturnValue();
afterEach(() => log.mockClear());

/** The names of the steps in the order in which they finished. */
const finished = () => log.mock.calls.map(([line]) => /^(.+) … /.exec(String(line))?.[1]).filter(Boolean);

const step = (name: string, code: string, report?: string): Step => ({
  name,
  command: process.execPath,
  args: ['-e', code],
  ...(report !== undefined && { report }),
});

function reportOf(name: string, content: unknown) {
  const path = join(folder, `${name}.json`);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

test('a stage waits for the one before it, and a step for the one before it in its lane', async () => {
  const slow = 'setTimeout(() => {}, 300)';
  await runStages([[[step('slow', slow), step('after', '')]], [[step('next', '')]]]);
  expect(finished()).toEqual(['slow', 'after', 'next']);
});

test('the lanes of a stage run in parallel', async () => {
  const marker = join(folder, 'marker');
  const found = `require('fs').existsSync('${marker}')`;
  const waits = step(
    'waits',
    `const end = Date.now() + 9000; while (!${found} && Date.now() < end); process.exit(${found} ? 0 : 1)`,
  );
  const writes = step('writes', `require('fs').writeFileSync('${marker}', '')`);
  // The order in which the two finish proves nothing: the first succeeds only if the second runs at the same time.
  expect(await runStages([[[waits], [writes]]])).toEqual({ passed: 2, failed: 0, flaky: [] });
});

test('a failing step is printed with its output, and the steps after it still run', async () => {
  const fails = step('fails', 'console.log("why"); process.exit(3)');
  expect(await runStages([[[fails, step('after', '')]]])).toEqual({ passed: 1, failed: 1, flaky: [] });
  expect(log.mock.calls.flat()).toContain('why\n');
});

const vitestReport = (...statuses: string[]) => ({
  testResults: [
    { name: 'a', status: 'failed', assertionResults: statuses.map((status) => ({ fullName: 'b', status })) },
  ],
});

const passingReport = { testResults: [{ ...vitestReport('passed').testResults[0], status: 'passed' }] };

test('a step that exits with an error has a failure that its report does not show', async () => {
  const red = step('red', 'process.exit(1)', reportOf('red', passingReport));
  expect(await runStages([[[red]]])).toEqual({ passed: 1, failed: 1, flaky: [] });
});

test('a report that was not written is a failure', async () => {
  const withoutReport = step('without report', '', join(folder, 'nothing.json'));
  expect(await runStages([[[withoutReport]]])).toEqual({ passed: 0, failed: 1, flaky: [] });
});

test('many failures do not run again', async () => {
  const report = vitestReport(...Array.from({ length: 21 }, () => 'failed'));
  const broken = { ...step('broken', '', reportOf('broken', report)), again: 'never started' };
  expect(await runStages([[[broken]]])).toEqual({ passed: 0, failed: 21, flaky: [] });
  expect(log.mock.calls.flat()).toContain('broken: 21 failures are not chance, so they do not run again.');
});

test('an error outside of tests stays a failure if the only failed test of its step passes again', async () => {
  const flaky = {
    ...step(
      'flaky',
      'console.log("Vitest caught 1 unhandled error during the test run."); process.exit(1)',
      reportOf('flaky', vitestReport('failed')),
    ),
    again: `${process.execPath} -e require('fs').cpSync('${reportOf('again', passingReport)}','${againReport}')`,
  };
  expect(await runStages([[[flaky]]])).toEqual({
    passed: 1,
    failed: 1,
    flaky: [{ stage: 'flaky', file: 'a', title: 'b' }],
  });
});
