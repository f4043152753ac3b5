import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startMockServer } from '#testing/backend/mockServer.ts';

let mock: RunningServer;
beforeAll(async () => {
  mock = await startMockServer();
});
afterAll(() => mock.stop());

const next = 'GET /api/nowhere HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';

/** Sends a request and the next one over a single connection, as a client does that keeps it; gives both statuses. */
async function statusesOn(request: string): Promise<string[]> {
  const { hostname, port } = new URL(mock.url);
  const ask = (text: string) =>
    new Promise<string>((resolve) => {
      let answer = '';
      const socket: Socket = connect(Number(port), hostname, () => socket.write(text));
      socket.setEncoding('latin1');
      socket.on('data', (piece: string) => {
        answer += piece;
      });
      socket.on('error', (error) => resolve(`${answer} ${error.message}`));
      socket.on('close', () => resolve(answer));
    });
  const answers = await ask(request + next);
  const closed = /^connection: close\r$/im.test(answers.split('\r\n\r\n')[0] ?? '');
  const all = closed ? answers + (await ask(next)) : answers;
  return [...all.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status = '']) => status);
}

const post = (path: string, length: number, headers = '') =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}Content-Length: ${length}\r\n\r\n${'x'.repeat(length)}`;

const chunked = (path: string, chunks: number) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n${`400\r\n${'x'.repeat(1024)}\r\n`.repeat(chunks)}0\r\n\r\n`;

describe('a kept connection serves the next request', () => {
  test.each([
    ['413', 'a body that is too large', post('/api/cart/?api_version=3', 70_000)],
    ['413', 'a body that is far too large', post('/api/cart/?api_version=3', 3_000_000)],
    ['413', 'a body in pieces that is too large', chunked('/api/cart/?api_version=3', 65)],
    ['413', 'a body in many pieces', chunked('/api/cart/?api_version=3', 3000)],
    ['400', 'a body that is refused', post('/api/cart/?api_version=3', 60_000)],
    ['414', 'a body below an address that is too long', post(`/api/${'k'.repeat(9000)}`, 60_000)],
    ['501', 'a body of an unknown call', post('/api/nowhere', 60_000)],
    ['501', 'a body for a picture', post('/images/home/main.jpg', 60_000)],
    ['403', 'a body from a foreign page', post('/__mock/state', 60_000, 'Origin: https://evil.example\r\n')],
  ])('after %s for %s', async (status, _what, request) => {
    expect(await statusesOn(request)).toEqual([status, '501']);
  });
});
