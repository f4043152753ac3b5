import { describe, expect, test } from 'vitest';
import { BodyTooLargeError, bodyLimit, readBody } from './readBody.ts';

/** A response that arrives in the given chunks; `cancelled` is whether the rest was cancelled. */
function arriving(pieces: Uint8Array[]) {
  const state = { cancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = pieces.shift();
      if (next === undefined) controller.close();
      else controller.enqueue(next);
    },
    cancel() {
      state.cancelled = true;
    },
  });
  return { response: new Response(body), state };
}

describe('the body of an answer', () => {
  test('an answer without body is an empty text', async () => {
    expect(await readBody(new Response(null))).toBe('');
  });

  test('a character that is split between two chunks is decoded correctly', async () => {
    const bytes = new TextEncoder().encode('{"name":"Ñandú"}');
    const { response } = arriving([...bytes].map((byte) => Uint8Array.of(byte)));
    expect(await readBody(response)).toBe('{"name":"Ñandú"}');
  });

  test('a byte order mark is no part of the text', async () => {
    expect(await readBody(new Response('\u{feff}{}'))).toBe('{}');
  });

  test('a letter that never gets its end is marked, not lost in silence', async () => {
    const { response } = arriving([Uint8Array.of(0x61, 0xc3)]);
    expect(await readBody(response)).toBe('a\uFFFD');
  });

  test('as many bytes as the limit are read', async () => {
    const text = await readBody(new Response(new Uint8Array(bodyLimit).fill(0x61)));
    expect(text.length).toBe(bodyLimit);
  });

  test('one byte more is refused, and what follows is not waited for', async () => {
    const { response, state } = arriving([new Uint8Array(bodyLimit), Uint8Array.of(1), Uint8Array.of(2)]);
    await expect(readBody(response)).rejects.toBeInstanceOf(BodyTooLargeError);
    expect(state.cancelled).toBe(true);
  });

  test('a connection that breaks inside the body rejects with its cause', async () => {
    const cause = new Error('socket hang up');
    const broken = new ReadableStream({ start: (controller) => controller.error(cause) });
    await expect(readBody(new Response(broken))).rejects.toBe(cause);
  });
});
