import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { listen, listenHttp } from '#testing/backend/listen.ts';
import { connectionObstacle } from './connect.ts';

test('LAB-12: a host that accepts connections is no obstacle', async () => {
  const server = await listenHttp(() => undefined);
  expect(await connectionObstacle(server.url, 1000)).toBeUndefined();
  server.stop();
});

test('LAB-12: a host below localhost is this machine', async () => {
  const server = await listenHttp(() => undefined);
  expect(
    await connectionObstacle(server.url.replace('127.0.0.1', 'shop-api.localhost'), 4000),
  ).toBeUndefined();
  server.stop();
});

test('LAB-12: a dead port is known before the limit, with host and port', async () => {
  const server = await listenHttp(() => undefined);
  server.stop();
  const trouble = await connectionObstacle(server.url, 4000);
  expect(trouble?.text).toBe(
    `Nothing listens at ${new URL(server.url).host}: start the server, or correct host and port.`,
  );
});

test('LAB-12: a TLS port that never answers is given up after the limit', async () => {
  const server = await listen(createServer());
  const trouble = await connectionObstacle(server.url.replace('http:', 'https:'), 300);
  expect(trouble).toMatchObject({ kind: 'unreachable', notRun: true });
  server.stop();
});

test('LAB-12: https:// for a server without TLS', async () => {
  const server = await listenHttp(() => undefined);
  const trouble = await connectionObstacle(server.url.replace('http:', 'https:'), 4000);
  expect(trouble?.text).toContain('does not speak TLS: write http://');
  server.stop();
});

test('LAB-12: a name that no host has is named', async () => {
  const trouble = await connectionObstacle('http://nobody.invalid:8080', 4000);
  expect(trouble?.text).toMatch(/nobody\.invalid/);
});
