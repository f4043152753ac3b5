import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { limitBody } from './limitBody.ts';

const app = new Hono()
  .use(limitBody({ accepted: 20, drained: 100 }))
  .post('/', async (context) => context.text(await context.req.text()));

/** Sends pieces of ten bytes with the announced size; returns the response, and how many pieces were read. */
async function send(announced: number, pieces: number) {
  let read = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (read === pieces) return controller.close();
        read += 1;
        controller.enqueue(new TextEncoder().encode('x'.repeat(10)));
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { 'content-length': String(announced) };
  const request = new Request('http://localhost/', {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as never);
  const { status, headers: answered } = await app.request(request);
  return { status, connection: answered.get('connection'), read };
}

test.each([
  ['an accepted body is read', 20, 2, { status: 200, connection: null, read: 2 }],
  [
    'a larger one is drained, so that the connection stays usable',
    30,
    3,
    { status: 413, connection: null, read: 3 },
  ],
  ['one announced as too large to drain is not read', 110, 11, { status: 413, connection: 'close', read: 0 }],
  ['one that turns out too large to drain is left', 20, 50, { status: 413, connection: 'close', read: 11 }],
] as const)('%s', async (_what, announced, pieces, expected) => {
  expect(await send(announced, pieces)).toEqual(expected);
});
