import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { brokerCommand } from '#scripts/contracts/brokerCommand.ts';
import { run } from '#scripts/test/run.ts';

interface Publication {
  pacticipantName: string;
  pacticipantVersionNumber: string;
  branch: string;
  contracts: { providerName: string; content: string }[];
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A broker that answers with one status and body, and remembers what it was asked. */
async function startBroker(status: number, reply: object) {
  const asked: { method: string; url: URL; body: unknown }[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const { method = '', url = '' } = request;
      const body = method === 'GET' ? undefined : await json(request);
      asked.push({ method, url: new URL(url, 'http://broker'), body });
      response.writeHead(url === '/' ? 200 : status, { 'content-type': 'application/hal+json' });
      const links = { 'pb:publish-contracts': { href: `${address}/contracts/publish` } };
      response.end(JSON.stringify(url === '/' ? { _links: links } : reply));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { address, asked };
}

const version = 'a1b2c3';

/** Runs the client of the broker as the command of the shop does, on a commit whose contracts are committed. */
function runClient(broker: string, ...command: string[]) {
  const made = brokerCommand(command, { broker, version, branch: 'main', changed: '' });
  if ('fault' in made) throw new Error(made.fault);
  return run('pact-broker', made.args, { env: { PACT_BROKER_BASE_URL: broker } });
}

const askBroker = (broker: string, ...args: string[]) =>
  run('node', ['scripts/contracts/broker.ts', ...args], { env: { PACT_BROKER_BASE_URL: broker } });

const refusal = { notices: [{ type: 'error', text: 'Cannot change the content of a published pact.' }] };
const published = {
  _links: { 'pb:contracts': [] },
  notices: [{ type: 'success', text: 'All pacts are published.' }],
};

test('LAB-06: publishes every contract, as it is, under the commit and its branch', async () => {
  const { address, asked } = await startBroker(200, published);
  const { code } = await runClient(address, 'publish');
  const sent = asked.filter(({ method }) => method === 'POST').map(({ body }) => body as Publication);
  const providers = sent.flatMap(({ contracts }) => contracts.map(({ providerName }) => providerName));
  expect(providers.sort()).toEqual(['bff', 'cms', 'flags', 'shop-api', 'tracking']);
  for (const { pacticipantName, pacticipantVersionNumber, branch, contracts } of sent) {
    expect({ pacticipantName, pacticipantVersionNumber, branch }).toEqual({
      pacticipantName: 'vidriera-pwa',
      pacticipantVersionNumber: version,
      branch: 'main',
    });
    for (const { providerName, content } of contracts) {
      const file = readFileSync(`contracts/pacts/vidriera-pwa-${providerName}.json`, 'utf8');
      const { interactions } = JSON.parse(Buffer.from(content, 'base64').toString()) as { interactions: [] };
      expect(interactions).toEqual((JSON.parse(file) as { interactions: [] }).interactions);
    }
  }
  expect(code).toBe(0);
});

test('LAB-06: says why the broker refuses a contract, and fails', async () => {
  const { address } = await startBroker(409, refusal);
  const { code, output } = await runClient(address, 'publish');
  expect(output).toContain('Cannot change the content of a published pact.');
  expect(code).toBe(1);
});

test.each([
  [true, 0],
  [false, 1],
])('LAB-06: whether the commit can be deployed: %s, exit code %i', async (deployable, exitCode) => {
  const text = `The broker says ${deployable}.`;
  const { address, asked } = await startBroker(200, {
    summary: { deployable, reason: text, success: 1, failed: 0, unknown: 0 },
    notices: [{ type: deployable ? 'success' : 'error', text }],
    matrix: [],
  });
  const { code, output } = await askBroker(address, 'can-i-deploy', 'production');
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  const matrix = asked.find(({ url }) => url.pathname === '/matrix')?.url.searchParams;
  expect(matrix?.get('q[][pacticipant]')).toBe('vidriera-pwa');
  expect(matrix?.get('q[][version]')).toBe(commit);
  expect(matrix?.get('environment')).toBe('production');
  expect(output).toContain(text);
  expect(code).toBe(exitCode);
});

test('LAB-06: a broker that cannot be reached is named, and nothing counts as deployable', async () => {
  const { code, output } = await askBroker('http://127.0.0.1:9', 'can-i-deploy', 'production');
  expect(output).toMatch(/^PACT_BROKER_BASE_URL http:\/\/127\.0\.0\.1:9: .+\n$/);
  expect(code).toBe(2);
});

test('LAB-06: without the address of a broker nothing is asked', async () => {
  const { code, output } = await askBroker('', 'can-i-deploy', 'production');
  expect(output).toContain('Set PACT_BROKER_BASE_URL');
  expect(code).toBe(2);
});
