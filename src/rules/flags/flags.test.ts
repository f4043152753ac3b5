import { describe, expect, test } from 'vitest';
import { defaultFlags, flagDefinitions, parseStoredFlags, pickFlags, sourceOf } from './flags.ts';

describe('the flags of the shop', () => {
  test('FLAG-02, FLAG-03: are four', () => {
    expect(Object.keys(flagDefinitions)).toEqual([
      'backend_for_frontend',
      'catalog_filters_refactor',
      'hash_login_front',
      'rollout_login_front',
    ]);
  });

  test.each([
    ['FLAG-07', 'backend_for_frontend', 'control'],
    ['FLAG-04', 'catalog_filters_refactor', 'on'],
    ['FLAG-05, FLAG-09', 'hash_login_front', false],
    ['FLAG-06, FLAG-09', 'rollout_login_front', false],
  ] as const)('%s: %s begins with %s', (_ids, key, value) => {
    expect(defaultFlags[key]).toBe(value);
  });

  test.each([
    ['backend_for_frontend', 'clientId'],
    ['catalog_filters_refactor', 'clientId'],
    ['hash_login_front', 'none'],
    ['rollout_login_front', 'uuid'],
  ] as const)('FLAG-01: %s is evaluated by %s', (key, strategy) => {
    expect(flagDefinitions[key].userIdStrategy).toBe(strategy);
  });
});

describe('persisted flags', () => {
  test('FLAG-10, FLAG-24: is used as it is', () => {
    expect(parseStoredFlags('{"backend_for_frontend":"off","hash_login_front":true}')).toEqual({
      ...defaultFlags,
      backend_for_frontend: 'off',
      hash_login_front: true,
    });
  });

  test.each([undefined, '', 'off', 'null', '7', '[]', '{"backend_for_frontend":', '{"nobody":1}'])(
    'FLAG-10: %j is ignored, and the defaults apply',
    (text) => {
      expect(parseStoredFlags(text)).toEqual(defaultFlags);
    },
  );

  test('FLAG-09: a value of another type is none', () => {
    expect(pickFlags({ backend_for_frontend: false, rollout_login_front: 'on', toString: 'x' })).toEqual({});
  });
});

test.each([
  ['off', 'legacy'],
  ['control', 'bff'],
  ['on', 'bff'],
  ['B', 'bff'],
  ['OFF', 'bff'],
  ['', 'bff'],
])('FLAG-08, FLAG-07, CAT-22: "%s" means %s', (value, source) => {
  expect(sourceOf({ backend_for_frontend: value })).toBe(source);
});

test('FLAG-08, CAT-22: without an answer it is the backend-for-frontend', () => {
  expect(sourceOf({})).toBe('bff');
});
