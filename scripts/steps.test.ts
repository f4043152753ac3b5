import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { runStages, type Step } from './steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'steps-'));
afterAll(() => rmSync(folder, { recursive: true }));

const said = vi.spyOn(console, 'log').mockReturnValue();
afterEach(() => said.mockClear());

/** The names of the steps in the order in which they ended. */
const ended = () => said.mock.calls.map(([line]) => /^(.+) … /.exec(String(line))?.[1]).filter(Boolean);

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
  const late = 'setTimeout(() => {}, 300)';
  await runStages([[[step('late', late), step('behind', '')]], [[step('next', '')]]]);
  expect(ended()).toEqual(['late', 'behind', 'next']);
});

test('the lanes of a stage run side by side', async () => {
  const sign = join(folder, 'sign');
  const seen = `require('fs').existsSync('${sign}')`;
  const waits = step(
    'waits',
    `const end = Date.now() + 9000; while (!${seen} && Date.now() < end); process.exit(${seen} ? 0 : 1)`,
  );
  const signs = step('signs', `require('fs').writeFileSync('${sign}', '')`);
  // Which of the two ends first says nothing: one goes on as soon as the other has written.
  expect(await runStages([[[waits], [signs]]])).toEqual({ passed: 2, failed: 0 });
});

test('a step that fails is shown with all it said, and what comes after it still runs', async () => {
  const fails = step('fails', 'console.log("why"); process.exit(3)');
  expect(await runStages([[[fails, step('behind', '')]]])).toEqual({ passed: 1, failed: 1 });
  expect(said.mock.calls.flat()).toContain('why\n');
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
  const silent = step('silent', '', join(folder, 'nothing.json'));
  expect(await runStages([[[silent]]])).toEqual({ passed: 0, failed: 1 });
});
