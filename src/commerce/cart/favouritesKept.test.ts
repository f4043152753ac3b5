import { describe, expect, test } from 'vitest';
import { favouriteBackend } from '#testing/favouriteDevice.ts';
import { memoryStorage } from '#testing/memoryStorage.ts';

const device = favouriteBackend();

describe('favourites of an earlier page', () => {
  test('KEEP-02, KEEP-03: wait until it is decided who visits, and the list is read first', async () => {
    const first = await device('earlier');
    first.network(false);
    await first.add('AN0107', 'Botín');
    first.put('CL0301-S', 1, 'add');
    const next = await device('earlier page', first.storage, false);
    await next.resume();
    expect(next.sent()).toEqual([]);
    expect(next.lines()).toBe('CL0301-S=1');
    next.decide();
    await next.resume();
    const calls = next.calls().filter((call) => call.includes('wishlist/'));
    expect(calls.map((call) => call.split(' ')[0])).toEqual(['GET', 'POST']);
    expect(next.wishes()).toEqual(['AN0107', 'ZP0001']);
  });

  test('KEEP-02: a queue of version 1, without favourites, is read', async () => {
    const change = { id: 'a', item: 'AN0107-38', quantity: 1, kind: 'add', revision: 1, at: 1 };
    const entry = JSON.stringify({ version: 1, session: 0, changes: [change], ended: [] });
    const { resume, lines, flashes } = await device('version 1', memoryStorage({ sync_queue: entry }));
    await resume();
    expect(lines()).toBe('AN0107-38=1');
    expect(flashes()).toEqual([]);
  });
});
