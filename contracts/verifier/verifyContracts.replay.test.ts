import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type RunningServer, startMockServer } from '#testing/backend/mockServer.ts';
import { listenHttp } from '#testing/backend/listen.ts';
import { run } from '#scripts/test/run.ts';
import { sequences } from '#contracts/sequences/sequences.ts';
import { readContracts } from './contracts.ts';

const verify = (...args: string[]) => run('node', ['scripts/contracts/verifyContracts.ts', ...args]);

async function onMock(act: (mock: RunningServer) => Promise<void>) {
  const mock = await startMockServer();
  try {
    await act(mock);
  } finally {
    await mock.stop();
  }
}

describe('npm run contracts:verify', () => {
  test('LAB-12: a wrong option ends with 2 and the allowed ones, and nothing is verified', async () => {
    const { code, output } = await verify('--base', 'shopapi=http://localhost:8080');
    expect(code).toBe(2);
    expect(output).toContain("--base 'shopapi' is unknown; allowed: shop-api, bff, cms, tracking, flags.");
    expect(output).toContain('Nothing was verified.');
  });

  test('LAB-12: --help names every provider and call', async () => {
    const { code, output } = await verify('--help');
    expect(code).toBe(0);
    for (const name of ['shop-api', 'bff', 'cms', 'getCart', 'getMenu']) expect(output).toContain(name);
  });

  test('LAB-12: a dead port ends with 2 and one sentence', async () => {
    const server = await listenHttp(() => undefined);
    server.stop();
    const { code, output } = await verify('--url', server.url);
    expect(code).toBe(2);
    expect(output.match(/Nothing listens at/g)).toHaveLength(1);
    expect(output).not.toMatch(/\n\s+at /);
  });

  test('LAB-12: one call of one provider, kept by the mock', async () => {
    await onMock(async ({ url }) => {
      const { code, output } = await verify('--url', `${url}/`, '--only', 'shop-api', '--call', 'getCities');
      expect(output).toContain(`shop-api at ${url}/api: 4 kept\n1 contract kept by your server.`);
      expect(code).toBe(0);
    });
  });

  test('LAB-12: the sequences of a call run with its interactions', async () => {
    const interactions = (await readContracts()).flatMap((contract) => contract.interactions);
    const ofCall = [...interactions, ...sequences].filter(({ call }) => call === 'deleteDevice');
    await onMock(async ({ url }) => {
      const { output } = await verify('--url', url, '--call', 'deleteDevice');
      expect(output).toContain(`shop-api at ${url}/api: ${ofCall.length} kept\n`);
    });
  });

  test('LAB-12: every provider runs although one fails and another is not there', async () => {
    const broken = await listenHttp((_, response) => response.writeHead(500).end('boom'));
    const dead = await listenHttp(() => undefined);
    dead.stop();
    await onMock(async ({ url }) => {
      const bases = ['--base', `shop-api=${broken.url}`, '--base', `bff=${dead.url}`];
      const calls = ['--call', 'getCities', '--call', 'getSegmentTabs', '--call', 'getMenu'];
      const { code, output } = await verify('--url', url, ...bases, ...calls);
      expect(output).toContain(`shop-api at ${broken.url}: 0 kept, 4 failed`);
      expect(output).toContain(`bff at ${dead.url}: 0 kept, 2 not run`);
      expect(output).toContain(`cms at ${url}/cms: 2 kept`);
      expect(code).toBe(2);
    });
    broken.stop();
  });

  test('LAB-12: a contract that is not kept ends with 1, and the report has the whole of it', async () => {
    const reply = JSON.stringify({ success: true, message: '', data: { cities: [] } });
    const server = await listenHttp((_, response) =>
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(reply),
    );
    const own = ['--base', `shop-api=${server.url}`, '--states', `${server.url}/state`];
    const { code, output } = await verify('--only', 'shop-api', '--call', 'getCities', ...own);
    server.stop();
    expect(code).toBe(1);
    expect(output).toContain(
      "FAILED getCities, 'the cities of the country', state 'cities are known': body $.data.cities: expected 1 or more entries, actual []",
    );
    expect(output).toContain(`HINT POST ${server.url}/state accepts the state 'a call fails'`);
    expect(existsSync('reports/contracts-verified.txt')).toBe(true);
    expect(readFileSync('reports/contracts-verified.txt', 'utf8')).toContain(reply);
  });

  test('LAB-12: results larger than the buffer between the processes arrive complete', async () => {
    const reply = JSON.stringify({
      success: true,
      message: '',
      data: { cities: Array.from({ length: 2000 }, () => ({})) },
    });
    const server = await listenHttp((_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(reply),
    );
    const own = ['--base', `shop-api=${server.url}`, '--states', `${server.url}/state`];
    const { output } = await verify('--only', 'shop-api', '--call', 'getCities', ...own);
    server.stop();
    expect(output).toContain(`shop-api at ${server.url}: 0 kept, 4 failed`);
  });
});
