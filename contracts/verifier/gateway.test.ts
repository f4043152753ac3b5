import { createServer as createTcpServer } from 'node:net';
import type { RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { generate } from 'selfsigned';
import { afterEach, describe, expect, test } from 'vitest';
import { listen, listenHttp } from '#testing/backend/listen.ts';
import { indexHeader, onServer, startGateway } from './gateway.ts';

// On a busy machine a prompt answer takes a while too, so only the tests of slow servers have a short limit.
const limits = { connectMs: 10_000, answerMs: 10_000, bytes: 2 * 1024 * 1024, timeouts: 3 };
const second = { ...limits, answerMs: 1000 };

const interaction = {
  description: 'the cities',
  providerStates: [{ name: 'cities are known' }],
  request: { method: 'GET', path: '/cities' },
  response: { status: 200 },
};

const json = { 'content-type': 'application/json' };
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Replays an interaction that many times on a server, and returns what the gateway recorded. */
async function exchangesWith(baseUrl: string, statesUrl: string, { times = 1, within = limits } = {}) {
  const interactions = Array.from({ length: times }, () => interaction);
  const gateway = await startGateway(
    interactions,
    onServer({ baseUrl, statesUrl, headers: { 'x-key': '1' }, limits: within }),
  );
  stops.push(gateway.stop);
  for (const index of interactions.keys())
    await fetch(`${gateway.url}/cities?q=1`, { headers: { [indexHeader]: String(index) } });
  return gateway.exchanges;
}

async function troubleOf(answer: RequestListener, within = limits) {
  const server = await listenHttp((request, response) =>
    request.url === '/state' ? response.end('{}') : answer(request, response),
  );
  stops.push(server.stop);
  const [exchange] = await exchangesWith(server.url, `${server.url}/state`, { within });
  return exchange?.trouble;
}

async function troubleOfStates(answer: RequestListener, within = limits) {
  const server = await listenHttp((request, response) =>
    request.url === '/state' ? answer(request, response) : response.writeHead(200, json).end('{}'),
  );
  stops.push(server.stop);
  const [exchange] = await exchangesWith(server.url, `${server.url}/state`, { within });
  return exchange?.trouble;
}

describe('a server over HTTP', () => {
  test('LAB-12: one that answers is compared with its contract', async () => {
    expect(await troubleOf((_, response) => response.writeHead(200, json).end('{}'))).toBeUndefined();
  });

  test.each([
    ['gzip', gzipSync('{}')],
    ['br', brotliCompressSync('{}')],
    ['identity', Buffer.from('{}')],
  ])('LAB-12: one that compresses with %s is read all the same', async (encoding, body) => {
    const trouble = await troubleOf((_, response) =>
      response.writeHead(200, { ...json, 'content-encoding': encoding }).end(body),
    );
    expect(trouble).toBeUndefined();
  });

  test.each<[string, RequestListener, RegExp, typeof limits?]>([
    [
      'says gzip and sends text',
      (_, response) => response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end('{}'),
      /cannot be decoded as gzip/,
    ],
    ['is slow', () => undefined, /no complete answer within 1 s/, second],
    [
      'sends the beginning and waits',
      (_, response) => response.write('{'),
      /no complete answer within 1 s/,
      second,
    ],
    [
      'closes the connection',
      (request) => request.socket.destroy(),
      /closes the connection before the answer/,
    ],
    [
      'closes in the middle',
      (request, response) => {
        response.writeHead(200, { ...json, 'content-length': 1000 }).write('{');
        setTimeout(() => request.socket.destroy(), 20);
      },
      /closes the connection before the answer/,
    ],
    [
      'sends 5 MB',
      (_, response) => response.writeHead(200, json).end(JSON.stringify('x'.repeat(5 * 1024 * 1024))),
      /answered with more than 2 MB/,
    ],
    ['redirects', (_, response) => response.writeHead(302, { location: '/login' }).end(), /302 to \/login/],
    [
      'sends HTML',
      (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
      /HTML \(status 200\)/,
    ],
    ['fails', (_, response) => response.writeHead(500, json).end('{}'), /answered with 500/],
    ['sends nothing', (_, response) => response.end(), /no body/],
  ])('LAB-12: one that %s has failed, with what to do', async (_name, answer, sentence, within) => {
    const trouble = await troubleOf(answer, within);
    expect(trouble?.text).toMatch(sentence);
    expect(trouble?.notRun).toBe(false);
  });

  test('LAB-12: a port where nothing listens was not run', async () => {
    const server = await listenHttp((_, response) => response.end('{}'));
    const other = await listenHttp(() => undefined);
    other.stop();
    stops.push(server.stop);
    const [exchange] = await exchangesWith(other.url, server.url);
    expect(exchange?.trouble).toMatchObject({ kind: 'refused', notRun: true });
  });

  test('LAB-12: a port that does not speak HTTP, or speaks TLS with an unknown certificate', async () => {
    const states = await listenHttp((_, response) => response.end('{}'));
    const raw = await listen(createTcpServer((socket) => socket.end('220 mail\r\n')));
    const pems = await generate([{ name: 'commonName', value: 'localhost' }]);
    const tls = await listen(createTlsServer({ key: pems.private, cert: pems.cert }), 'https');
    stops.push(states.stop, raw.stop, tls.stop);
    const kinds = [];
    for (const url of [raw.url, raw.url.replace('http:', 'https:'), tls.url])
      kinds.push((await exchangesWith(url, states.url))[0]?.trouble?.kind);
    expect(kinds).toEqual(['http', 'tls', 'certificate']);
  });

  test('LAB-12: one that is slow as often in a row as the limit says is left, and the rest was not run', async () => {
    const calls = ['slow', 'kept', 'slow', 'closed', 'states slow', 'slow', 'left', 'left'];
    const left = [...calls];
    const server = await listenHttp((request, response) => {
      const call = left[0] ?? '';
      const isState = request.url === '/state';
      if (!isState || call.startsWith('states')) left.shift();
      if (isState && !call.startsWith('states')) response.end('{}');
      else if (call === 'kept') response.writeHead(200, json).end('{}');
      else if (call === 'closed') request.socket.destroy();
    });
    stops.push(server.stop);
    const within = { ...second, timeouts: 2 };
    const exchanges = await exchangesWith(server.url, `${server.url}/state`, { times: calls.length, within });
    expect(exchanges.map((exchange) => exchange?.trouble?.kind ?? 'kept')).toEqual(calls);
    expect(exchanges.at(-1)?.trouble?.text).toContain('was left after 2 timeouts in a row');
  });
});

describe('the endpoint of the states', () => {
  test.each<[string, RequestListener, RegExp, typeof limits?]>([
    ['is not there', (_, response) => response.writeHead(404, json).end('{}'), /with 404: add the route/],
    ['redirects', (_, response) => response.writeHead(301).end(), /with 301: add the route/],
    [
      'is a page',
      (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
      /with 200 and HTML: add the route/,
    ],
    ['wants access', (_, response) => response.writeHead(401).end(), /with 401: give access with --header/],
    [
      'refuses a state',
      (_, response) => response.writeHead(400, json).end('{"message":"unknown"}'),
      /The state 'cities are known' is answered with 400 \({"message":"unknown"}\): set it up as docs/,
    ],
    ['fails', (_, response) => response.writeHead(500).end('boom'), /answered with 500 \(boom\)/],
    ['closes', (request) => request.socket.destroy(), /closes the connection before the answer to POST/],
    ['is slow', () => undefined, /\/state has no complete answer within 1 s/, second],
  ])(
    'LAB-12: one that %s leaves the interaction not run, with what to do',
    async (_name, answer, sentence, within) => {
      const trouble = await troubleOfStates(answer, within);
      expect(trouble?.text).toMatch(sentence);
      expect(trouble?.notRun).toBe(true);
    },
  );
});

test('LAB-12: state and request arrive with the given headers, without those of the verifier', async () => {
  const seen: string[] = [];
  const server = await listenHttp((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      const { [indexHeader]: index, 'x-key': key } = request.headers;
      seen.push(`${request.method} ${request.url} ${String(key)} ${String(index)} ${body}`.trim());
      response.writeHead(200, json).end('{}');
    });
  });
  stops.push(server.stop);
  await exchangesWith(server.url, `${server.url}/state`);
  expect(seen).toEqual([
    'POST /state 1 undefined {"state":"cities are known","params":{}}',
    'GET /cities?q=1 1 undefined',
  ]);
});
