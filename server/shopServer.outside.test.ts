import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writePolicy } from '#scripts/policy/writePolicy.ts';
import { type RunningServer, startServer } from '#testing/backend/mockServer.ts';
import { rawGet } from '#testing/backend/rawRequest.ts';
import { shopServer } from './shopServer.ts';

const folder = mkdtempSync(join(tmpdir(), 'shop-'));
const dist = join(folder, 'dist');
const secret = 'nobody may read this';

let shop: RunningServer;

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'), { recursive: true });
  mkdirSync(join(folder, 'dist-probe'));
  writeFileSync(join(dist, 'index.html'), '<script type="application/json" id="config"></script>');
  writeFileSync(
    join(dist, 'shells.json'),
    '{"pages":{"home":"index.html"},"routes":[],"otherwise":"home","inline":{}}',
  );
  writeFileSync(join(folder, 'secret.txt'), secret);
  writeFileSync(join(folder, 'dist-probe/secret.txt'), secret);
  writePolicy(dist);
  shop = await startServer(shopServer({ dist, control: true }).fetch);
});
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true });
});

const up = [
  '..',
  '%2e%2e',
  '.%2e',
  '%2E.',
  '..%2f..',
  '..%5c..',
  '..\\..',
  '%252e%252e',
  '....',
  '..;',
  '..%00',
  '..%c0%af..',
];
const targets = [
  ...up.flatMap((step) => [
    `/${step}/secret.txt`,
    `/assets/${step}/${step}/secret.txt`,
    `/${step}/dist-probe/secret.txt`,
  ]),
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/%2e%2e%2fsecret.txt',
  '//secret.txt',
  '///../secret.txt',
  '/.%00./secret.txt',
  '/secret.txt%00.js',
  '/../dist-probe/secret.txt',
  `/${join(folder, 'secret.txt')}`,
  `/assets/${join(folder, 'secret.txt')}`,
  'http://localhost/../secret.txt',
  'http://localhost/..%2fsecret.txt',
  'file:///etc/passwd',
  '/..%2f..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
  '/../../../../../../../../etc/passwd',
  '/%',
  '/%ff%fe',
  '../secret.txt',
  '*',
];

describe('addresses that lead outside the folder of the build', () => {
  test.each(targets)('return no byte from there: %s', async (target) => {
    const answer = await rawGet(shop.url, target);
    expect(answer).toMatch(/^HTTP\/1\.1 [2-5]\d\d /);
    expect(answer).not.toContain(secret);
    expect(answer).not.toContain('root:');
    expect(answer).not.toContain(folder);
  });

  test('return bytes from a server that follows them', async () => {
    const follow = async (url: string) => readFile(join(dist, decodeURIComponent(url)));
    const naive = createServer(({ url = '' }, response) => {
      follow(url).then(
        (bytes) => response.end(bytes),
        () => response.end(),
      );
    });
    await new Promise<void>((resolve) => naive.listen(0, '127.0.0.1', resolve));
    const { port } = naive.address() as AddressInfo;
    const answers = await Promise.all(targets.map((target) => rawGet(`http://127.0.0.1:${port}`, target)));
    naive.close();
    expect(answers.filter((answer) => answer.includes(secret)).length).toBeGreaterThan(10);
  });
});
