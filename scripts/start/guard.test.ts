import { expect, test } from 'vitest';
import { run } from '#scripts/test/run.ts';

const withNode = (version: string) =>
  run(process.execPath, [
    '--input-type=module',
    '--eval',
    `Object.defineProperty(process.versions, 'node', { value: '${version}' }); await import('./scripts/start/guard.mjs');`,
  ]);

test('an old Node gets an error with the next step', async () => {
  const { code, output } = await withNode('20.20.2');
  expect(code).toBe(1);
  expect(output).toContain('Failed to start: Node 20.20.2 is too old, 24 or newer is needed.');
  expect(output).toContain('npm ci');
});

test.each(['24.0.0', '26.10.0'])('Node %s may go on', async (version) => {
  expect(await withNode(version)).toMatchObject({ code: 0, output: '' });
});
