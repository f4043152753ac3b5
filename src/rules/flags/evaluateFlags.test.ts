import { createConsoleLogger, disposeAllClients, getClient, LogLevel, PollingMode } from '@configcat/sdk';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aFlagConfiguration } from '#fixtures/flagConfiguration.ts';
import type { FlagConfiguration } from '#schemas/flags.ts';
import { bucketOf, evaluateFlags, withUid } from './evaluateFlags.ts';
import { defaultFlags } from './flags.ts';

const nobody = { customerId: '', clientId: '', uuid: '', none: '' };
const client = '1122334455.1650000000';

describe('the bucket of a user', () => {
  test.each([
    ['rollout_login_front', '14', 0],
    ['rollout_login_front', '140', 49],
    ['rollout_login_front', '66', 50],
    ['rollout_login_front', '204', 99],
    ['backend_for_frontend', client, 70],
    ['catalog_filters_refactor', '123456789.1600000000', 14],
  ])('FLAG-20, FLAG-19: of %s for %s is %d', async (key, userId, bucket) => {
    expect(await bucketOf(key, userId)).toBe(bucket);
  });
});

describe('the value of a flag', () => {
  test.each([
    [50, '14', true],
    [50, '140', true],
    [50, '66', false],
    [50, '204', false],
    [0, '14', false],
    [100, '204', true],
    [50, '', false],
  ])('FLAG-20, FLAG-21: with %d %% true it is for the id %j %j', async (login, uuid, value) => {
    const values = await evaluateFlags(aFlagConfiguration({ login }), { ...nobody, uuid });
    expect(values.rollout_login_front).toBe(value);
  });

  test.each([
    [70, 'control'],
    [71, 'off'],
  ])('FLAG-20, FLAG-21: with %d %% off the client of bucket 70 has %s', async (off, value) => {
    const ids = { ...nobody, clientId: client };
    expect((await evaluateFlags(aFlagConfiguration({ off }), ids)).backend_for_frontend).toBe(value);
  });

  test('FLAG-21: is that of the id of its own strategy, and none of the others counts', async () => {
    const all = await evaluateFlags(aFlagConfiguration({ off: 100, login: 100 }), {
      ...nobody,
      customerId: '140',
      none: '140',
    });
    expect([all.backend_for_frontend, all.rollout_login_front]).toEqual(['control', false]);
  });

  test('FLAG-21: without an id it is the plain value, whatever the options say', async () => {
    const { f, ...rest } = aFlagConfiguration({ login: 0 });
    const open = { ...f.rollout_login_front, v: { b: true } };
    const values = await evaluateFlags({ ...rest, f: { ...f, rollout_login_front: open } }, nobody);
    expect(values.rollout_login_front).toBe(true);
  });

  const { f: known } = aFlagConfiguration();
  const options = known.backend_for_frontend.p;
  test.each([
    ['is missing', null],
    ['has targeting rules', { ...known.backend_for_frontend, v: { s: 'off' }, r: [{}] }],
    ['has options that end below the bucket', { v: { s: 'off' }, p: options.slice(0, 1) }],
  ])('FLAG-16: that %s is its default', async (_what, backend_for_frontend) => {
    const values = await evaluateFlags(
      { f: { ...known, backend_for_frontend } },
      { ...nobody, clientId: client },
    );
    expect(values).toEqual({ ...defaultFlags, hash_login_front: true });
  });

  test('FLAG-20: of options by an attribute that the shop does not give is the plain one', async () => {
    const backend_for_frontend = { ...known.backend_for_frontend, v: { s: 'B' }, a: 'Email' };
    const ids = { ...nobody, clientId: client };
    const { backend_for_frontend: value } = await evaluateFlags(
      { f: { ...known, backend_for_frontend } },
      ids,
    );
    expect(value).toBe('B');
  });

  test('FLAG-21: is the plain one where the browser cannot hash', async () => {
    vi.stubGlobal('crypto', {});
    const values = await evaluateFlags(aFlagConfiguration({ login: 100 }), { ...nobody, uuid: '14' });
    vi.unstubAllGlobals();
    expect(values.rollout_login_front).toBe(false);
  });
});

/** The provider's own client on a configuration that its cache already has, so that it requests nothing. */
function referenceOf(configuration: FlagConfiguration, name: string) {
  const sdkKey = `${name.padEnd(22, '0')}/${'0'.repeat(22)}`;
  // The format of the cache that all clients of the provider share: time, ETag and configuration.
  const entry = `${Date.now()}\nW/"f1a2"\n${JSON.stringify(configuration)}`;
  return getClient(sdkKey, PollingMode.ManualPoll, {
    cache: { get: () => entry, set: () => undefined },
    logger: createConsoleLogger(LogLevel.Off),
  });
}

describe("the provider's own client", () => {
  afterAll(() => disposeAllClients());
  beforeAll(() => vi.stubGlobal('fetch', () => Promise.reject(new Error('It requests nothing.'))));
  afterAll(() => void vi.unstubAllGlobals());

  /** A hundred options of one percent each, whose value is their bucket. */
  const buckets = Array.from({ length: 100 }, (_, bucket) => ({ p: 1, v: { s: String(bucket) } }));
  const rollout = { t: 1, v: { s: 'none' }, p: buckets };
  const { p, f } = aFlagConfiguration();
  const byBucket = { p, f: { ...f, backend_for_frontend: rollout, catalog_filters_refactor: rollout } };

  test('FLAG-19, FLAG-20: has the same buckets for 10,000 users', async () => {
    const reference = referenceOf(byBucket, 'buckets');
    const users = Array.from({ length: 10_000 }, (_, number) =>
      number % 2 === 0 ? `${1_000_000_000 + number * 7919}.${1_600_000_000 + number * 104_729}` : `${number}`,
    );
    const seen = new Set<string>();
    const different: string[] = [];
    for (const identifier of users) {
      const expected = await reference.getValueAsync('backend_for_frontend', 'failed', { identifier });
      seen.add(expected);
      if (String(await bucketOf('backend_for_frontend', identifier)) !== expected) different.push(identifier);
    }
    expect(different).toEqual([]);
    expect(seen.size).toBe(100);
  });

  test('FLAG-20, FLAG-21: has the same values for any percentages and ids', async () => {
    let runs = 0;
    const percentages = fc
      .array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 4 })
      .map((points) => [0, ...points, 100].toSorted((a, b) => a - b))
      .map((points) => points.slice(1).map((point, place) => point - (points[place] ?? 0)));
    const id = fc.oneof(fc.constant(''), fc.string({ unit: 'grapheme' }), fc.uuid());
    await fc.assert(
      fc.asyncProperty(percentages, id, async (parts, identifier) => {
        const flag = { t: 1, v: { s: 'plain' }, p: parts.map((one, i) => ({ p: one, v: { s: String(i) } })) };
        const configuration = { p, f: { ...f, backend_for_frontend: flag } };
        const reference = referenceOf(configuration, `values${(runs += 1)}`);
        // An empty user id is no user (FLAG-21).
        const user = identifier === '' ? undefined : { identifier };
        const expected = await reference.getValueAsync('backend_for_frontend', 'failed', user);
        reference.dispose();
        const values = await evaluateFlags(configuration, { ...nobody, clientId: identifier });
        expect(values.backend_for_frontend).toBe(expected);
      }),
    );
  });
});

test.each([
  ['/x', '84213', '1122334455.1650000000', '/x?uid=84213'],
  ['/x?a=1', '', '1122334455.1650000000', '/x?a=1&uid=1122334455.1650000000'],
  ['/x?a=1', '', '', '/x?a=1'],
  ['/x?uid=1#top', '84213', '', '/x?uid=84213#top'],
])('FLAG-22, FLAG-23: %s of customer %j and client %j is %s', (url, customerId, clientId, expected) => {
  expect(withUid(url, { customerId, clientId })).toBe(expected);
});

test.each([
  ['/x?uid=1&a=2&uid=3', '/x?a=2&uid=84213'],
  ['/x?uid&fluid=4', '/x?fluid=4&uid=84213'],
  ['/x?q=a%20b+c#one?uid=2', '/x?q=a%20b+c&uid=84213#one?uid=2'],
  ['https://ar.tienda.example/x?#', 'https://ar.tienda.example/x?uid=84213#'],
  ['', '?uid=84213'],
])('FLAG-23: of %j only the uid changes', (url, expected) => {
  expect(withUid(url, { customerId: '84213', clientId: '7.8' })).toBe(expected);
});

test('FLAG-22: an id cannot add a parameter of its own', () => {
  expect(withUid('/x', { customerId: '1&a=2#b', clientId: '' })).toBe('/x?uid=1%26a%3D2%23b');
});

test('FLAG-23: an address without id keeps a uid that it has', () => {
  expect(withUid('/x?uid=1#top', { customerId: '', clientId: '' })).toBe('/x?uid=1#top');
});
