import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { run } from '#scripts/test/run.ts';
import { freePort } from '#scripts/test/service.ts';
import { connectionObstacle } from './connect.ts';

const guide = readFileSync('docs/contracts.md', 'utf8');
const servers = [...guide.matchAll(/```js\n([^]*?)```/g)].map(([, code = '']) => code);
const folder = mkdtempSync(join(tmpdir(), 'guide-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a server of the guide and verifies its call as the guide says. */
async function verifyServer(code: string) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  writeFileSync(join(folder, 'server.mjs'), code);
  const server = spawn(process.execPath, ['server.mjs'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  try {
    await expect.poll(() => connectionObstacle(url, 1000), { timeout: 20_000 }).toBeUndefined();
    return await run('node', ['scripts/contracts/verifyContracts.ts', '--url', url, '--call', 'getCities']);
  } finally {
    server.kill();
  }
}

test('LAB-12: the first server of docs/contracts.md is red, in one line per interaction', async () => {
  expect(servers).toHaveLength(2);
  const { code, output } = await verifyServer(servers[0] ?? '');
  expect(code).toBe(1);
  expect(output.match(/^FAILED getCities, /gm)).toHaveLength(4);
  expect(output).toMatch(/^HINT POST \S+ accepts the state 'a call fails', but no call failed/m);
});

test('LAB-12: the second server of docs/contracts.md is green', async () => {
  const { code, output } = await verifyServer(servers[1] ?? '');
  expect(output).toContain('1 contract kept by your server.');
  expect(code).toBe(0);
});
