import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aFlagConfiguration } from '#fixtures/flagConfiguration.ts';
import type { FlagConfiguration } from '#schemas/flags.ts';
import { flagClientDefaults, startFlagClient } from './flagClient.ts';
import type { ConfigurationAnswer } from './readConfiguration.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const configuration: FlagConfiguration = aFlagConfiguration();
const other: FlagConfiguration = aFlagConfiguration({ off: 100 });
const known = { configuration, etag: 'one' };
const never = new Promise<never>(() => undefined);

/** A client whose requests are answered one after the other; the last answer is repeated. */
function clientOf(answers: (ConfigurationAnswer | Promise<ConfigurationAnswer>)[]) {
  const end = new AbortController();
  const read = vi.fn((_asked: { etag: string | undefined; timeout: number }) =>
    Promise.resolve(answers[Math.min(read.mock.calls.length, answers.length) - 1] ?? 'failed'),
  );
  const onAnswer = vi.fn<(found: FlagConfiguration | undefined) => void>();
  const mayRead = vi.fn(() => true);
  const start = () => startFlagClient({ read, onAnswer, mayRead, clock: Date.now, signal: end.signal });
  const heard = () => onAnswer.mock.calls.map(([found]) => found);
  return { read, heard, mayRead, start, end };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('FLAG-18: its times', () => {
  expect(flagClientDefaults).toEqual({
    poll: 60_000,
    initWait: 5000,
    cache: 60_000,
    requestTimeout: 30_000,
  });
});

test('FLAG-18, FLAG-15: it asks at once and every 60 s, with the time-out and the ETag that it knows', async () => {
  const { read, start } = clientOf([known, { configuration: other, etag: 'two' }]);
  start();
  await pass(59_999);
  expect(read.mock.calls).toEqual([[{ etag: undefined, timeout: 30_000 }]]);
  await pass(60_001);
  expect(read.mock.calls.slice(1)).toEqual([
    [{ etag: 'one', timeout: 30_000 }],
    [{ etag: 'two', timeout: 30_000 }],
  ]);
});

test('FLAG-16: an unchanged configuration is kept, and evaluated again', async () => {
  const { heard, start } = clientOf([known, 'unchanged']);
  start();
  await pass(60_000);
  expect(heard()).toEqual([configuration, configuration]);
});

test('FLAG-16: a first request that fails ends loading without a configuration, once', async () => {
  const { heard, start } = clientOf(['failed', 'failed', known]);
  start();
  await pass(0);
  expect(heard()).toEqual([undefined]);
  await pass(60_000);
  expect(heard()).toEqual([undefined]);
  await pass(60_000);
  expect(heard()).toEqual([undefined, configuration]);
});

test('FLAG-16, FLAG-18: a first answer that is later than 5 s ends loading, and counts when it comes', async () => {
  const late = Promise.withResolvers<ConfigurationAnswer>();
  const { heard, start } = clientOf([late.promise]);
  start();
  await pass(4999);
  expect(heard()).toEqual([]);
  await pass(1);
  expect(heard()).toEqual([undefined]);
  late.resolve(known);
  await pass(0);
  expect(heard()).toEqual([undefined, configuration]);
});

test('FLAG-16: a later request that fails changes nothing', async () => {
  const { heard, start, read } = clientOf([known, 'failed', 'unchanged']);
  start();
  await pass(60_000);
  expect(heard()).toEqual([configuration]);
  await pass(60_000);
  expect(read).toHaveBeenLastCalledWith({ etag: 'one', timeout: 30_000 });
  expect(heard()).toEqual([configuration, configuration]);
});

test('FLAG-16: unchanged is no answer where nothing is known', async () => {
  const { heard, start } = clientOf(['unchanged']);
  start();
  await pass(0);
  expect(heard()).toEqual([undefined]);
});

test('one request is under way at a time', async () => {
  const { read, start } = clientOf([never]);
  start();
  await pass(180_000);
  expect(read).toHaveBeenCalledTimes(1);
});

test('FLAG-18: a configuration is asked for again on demand once it is 60 s old', async () => {
  const { read, start, mayRead } = clientOf([known]);
  const { refresh } = start();
  await pass(0);
  mayRead.mockReturnValue(false);
  await pass(59_999);
  mayRead.mockReturnValue(true);
  refresh();
  expect(read).toHaveBeenCalledTimes(1);
  mayRead.mockReturnValue(false);
  await pass(1);
  expect(read).toHaveBeenCalledTimes(1);
  mayRead.mockReturnValue(true);
  refresh();
  expect(read).toHaveBeenCalledTimes(2);
});

test('nothing is asked for where nobody looks, and loading ends all the same', async () => {
  const { read, heard, start, mayRead } = clientOf([known]);
  mayRead.mockReturnValue(false);
  start();
  await pass(65_000);
  expect([read.mock.calls.length, heard()]).toEqual([0, [undefined]]);
});

test('a page that ends asks no more, and hears nothing', async () => {
  const held = Promise.withResolvers<ConfigurationAnswer>();
  const { read, heard, start, end } = clientOf([held.promise]);
  start();
  end.abort();
  held.resolve(known);
  await pass(120_000);
  expect([read.mock.calls.length, heard()]).toEqual([1, []]);
});
