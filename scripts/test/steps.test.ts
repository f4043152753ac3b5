import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { runStages, type Step } from './steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'steps-'));
afterAll(() => rmSync(folder, { recursive: true }));

const log = vi.spyOn(console, 'log').mockReturnValue();
afterEach(() => log.mockClear());

/** The names of the steps in the order in which they finished. */
const finished = () => log.mock.calls.map(([line]) => /^(.+) … /.exec(String(line))?.[1]).filter(Boolean);

const step = (name: string, code: string, report?: string): Step => ({
  name,
  command: [process.execPath, '-e', code],
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
  expect(await runStages([[[waits], [writes]]])).toEqual({ passed: 2, failed: 0 });
});

test('a failing step is printed with its output, and the steps after it still run', async () => {
  const fails = step('fails', 'console.log("why"); process.exit(3)');
  expect(await runStages([[[fails, step('after', '')]]])).toEqual({ passed: 1, failed: 1 });
  expect(log.mock.calls.flat()).toContain('why\n');
});

test.each([
  ['Vitest', { numPassedTests: 5, numFailedTests: 2, numFailedTestSuites: 1 }, '', { passed: 5, failed: 2 }],
  ['Vitest', { numPassedTests: 5, numFailedTests: 0 }, 'process.exit(1)', { passed: 5, failed: 1 }],
  [
    'Playwright',
    { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } },
    '',
    { passed: 4, failed: 4 },
  ],
])('a report of %s is counted: %j', async (tool, content, code, count) => {
  expect(await runStages([[[step(tool, code, reportOf(tool, content))]]])).toEqual(count);
});

test('a report that was not written is a failure', async () => {
  const withoutReport = step('without report', '', join(folder, 'nothing.json'));
  expect(await runStages([[[withoutReport]]])).toEqual({ passed: 0, failed: 1 });
});
