import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { developmentSettings } from '#fixtures/settings.ts';
import { type GivenSettings, readSettings, type Settings } from './settings.ts';
import { settingFault } from './settingFault.ts';
import { settingsBlock, writeSettings } from './settingsBlock.ts';

const given: GivenSettings = { environment: 'production', beaconKey: 'my-shop', sdkKey: 'my-flags' };
const textOf = (changes: object) => JSON.stringify({ ...given, ...changes });
const faultsOf = (text: unknown) => readSettings(text).issues?.map(settingFault);
const host = 'an https address or a path with one slash first, without query';
const desktop = 'an https address without query, or empty';

test('COUNTRY-15, COUNTRY-21, HOME-02: what a deployment leaves out and may leave out has its default', () => {
  expect(readSettings(JSON.stringify(given)).output).toEqual({
    ...given,
    homeKey: 'home_pwa',
    hosts: {},
    flags: {},
  });
});

test('COUNTRY-15, COUNTRY-21, HOME-02: complete settings are read as they are', () => {
  const settings: Settings = {
    environment: 'staging',
    hosts: {
      api: 'https://api.shop.example',
      bff: 'https://bff.shop.example/',
      cms: '/cms',
      tracking: 'https://t.shop.example:8443',
      flags: 'http://localhost:5000/flags',
      images: 'https://img.shop.example/a/b-c_d',
      desktop: '',
      checkout: 'https://pay.shop.example/',
    },
    beaconKey: 'beacon',
    sdkKey: 'sdk-1/a b',
    homeKey: 'home_winter',
    flags: {
      backend_for_frontend: 'off',
      catalog_filters_refactor: 'on',
      hash_login_front: true,
      rollout_login_front: false,
    },
    policyReports: 'https://reports.shop.example/policy',
  };
  expect(readSettings(JSON.stringify(settings)).output).toEqual(settings);
});

test('COUNTRY-21, HOME-02: those of development are valid', () => {
  expect(readSettings(JSON.stringify(developmentSettings())).output).toEqual(developmentSettings());
});

describe('COUNTRY-15: settings that are wrong are refused, and each fault is named', () => {
  test.each<[string, unknown, string[]]>([
    ['missing', undefined, ['The settings must be an object in JSON, not undefined.']],
    ['null', 'null', ['The settings must be an object in JSON, not null.']],
    ['a text', '"production"', ['The settings must be an object in JSON, not "production".']],
    ['empty', '{}', ['environment is missing.', 'beaconKey is missing.', 'sdkKey is missing.']],
    [
      'of an unknown environment',
      textOf({ environment: 'qa' }),
      ['environment must be "development" or "staging" or "production", not "qa".'],
    ],
    ['without a key', textOf({ beaconKey: undefined }), ['beaconKey is missing.']],
    ['with an empty key', textOf({ sdkKey: '', homeKey: ' ' }), ['sdkKey is empty.', 'homeKey is empty.']],
    ['with a key of another type', textOf({ beaconKey: 5 }), ['beaconKey must be a text, not 5.']],
    ['with an unknown name', textOf({ sdkkey: 'my-flags' }), ['sdkkey is no setting.']],
    ['with the mock', textOf({ mock: true }), ['mock is no setting.']],
    ['with an unknown host', textOf({ hosts: { www: '/' } }), ['hosts.www is no setting.']],
    ['with hosts of another type', textOf({ hosts: '/api' }), ['hosts must be an object, not "/api".']],
    ['with a list of hosts', textOf({ hosts: ['/api'] }), ['hosts.0 is no setting.']],
    ['with an empty host', textOf({ hosts: { api: '' } }), ['hosts.api is empty.']],
    [
      'with a flag of another type',
      textOf({ flags: { hash_login_front: 'on', backend_for_frontend: null } }),
      [
        'flags.backend_for_frontend must be "control" or "on" or "off", not null.',
        'flags.hash_login_front must be true or false, not "on".',
      ],
    ],
    [
      'with a flag of another value',
      textOf({ flags: { backend_for_frontend: 'OFF', catalog_filters_refactor: 'On' } }),
      [
        'flags.backend_for_frontend must be "control" or "on" or "off", not "OFF".',
        'flags.catalog_filters_refactor must be "on" or "off", not "On".',
      ],
    ],
  ])('COUNTRY-15: settings that are %s', (_what, text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });

  test.each(['', '{"environment":"production"', '<!doctype html>'])(
    'COUNTRY-15: settings that are no JSON: %j',
    (text) => {
      expect(faultsOf(text)).toEqual([expect.stringMatching(/^The settings are no JSON: .+\.$/)]);
    },
  );

  test.each([
    'http://api.example',
    'http://localhost.example',
    'api.example',
    '//api.example',
    'https://',
    'https://a.example/b c',
    'https://a.example;/',
    'https://a.example/?key=1',
    "https://a.example/'unsafe-inline'",
    'https://a.example/"',
    'https://a.example/$uri',
    'javascript:alert(1)',
  ])('COUNTRY-15: the address %s, which could break a call or the policy', (address) => {
    for (const [name, wanted] of Object.entries({ api: host, desktop }))
      expect(faultsOf(textOf({ hosts: { [name]: address } }))).toEqual([
        `hosts.${name} must be ${wanted}, not "${address}".`,
      ]);
    expect(faultsOf(textOf({ policyReports: address }))).toEqual([
      `policyReports must be ${host}, not "${address}".`,
    ]);
  });

  test.each(['/', '/desktop', 'http://localhost:5000/'])(
    'COUNTRY-15, COUNTRY-17: the desktop site %s, which no window could be led to',
    (address) => {
      expect(faultsOf(textOf({ hosts: { desktop: address } }))).toEqual([
        `hosts.desktop must be ${desktop}, not "${address}".`,
      ]);
    },
  );

  const field = fc.oneof(
    fc.constantFrom<unknown>('development', 'production', '', 'a', '/a', {}, undefined),
    fc.jsonValue(),
  );
  const names = ['environment', 'beaconKey', 'sdkKey', 'homeKey', 'hosts', 'flags', 'policyReports'];
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.record(Object.fromEntries(names.map((name) => [name, field]))).map((block) => JSON.stringify(block)),
  );

  /** What the shop relies on; a reader that accepts anything else would open a shop on a fallback. */
  const isComplete = ({ environment, beaconKey, sdkKey, homeKey, hosts }: Settings) =>
    ['development', 'staging', 'production'].includes(environment) &&
    [beaconKey, sdkKey, homeKey].every((key) => typeof key === 'string' && key !== '') &&
    Object.values(hosts).every((address) => typeof address === 'string');

  const check = (read: (text: string) => Settings | undefined) =>
    fc.assert(
      fc.property(anyText, (text) => {
        const settings = read(text);
        return settings === undefined || isComplete(settings);
      }),
      { seed: 20241, numRuns: 2000 },
    );
  const read = (text: string) => {
    const { success, output } = readSettings(text);
    return success ? output : undefined;
  };

  test('COUNTRY-15: any text is refused, or gives complete settings', () => {
    expect(() => check(read)).not.toThrow();
  });

  test.each<[string, (text: string) => Settings | undefined]>([
    [
      'falls back to development keys',
      (text) => ({ ...developmentSettings(), ...(JSON.parse(text) as Settings) }),
    ],
    [
      'trusts what it parsed',
      (text) => {
        try {
          return { ...developmentSettings(), ...(JSON.parse(text) as Settings) };
        } catch {
          return undefined;
        }
      },
    ],
  ])('refused is a reader that %s', (_fault, wrong) => {
    expect(() => check(wrong)).toThrow('Property failed');
  });
});

describe('COUNTRY-15: the block of a page', () => {
  const page = '<script type="application/json" id="config">\n {} \n</script><script>go()</script>';

  test('COUNTRY-15: is given back as it was written, and written anew', () => {
    const first = writeSettings(page, { ...given, homeKey: '</script><!-- $& $1' });
    expect(first.split('<').length).toBe(page.split('<').length);
    expect(readSettings(settingsBlock.exec(first)?.[2]).output).toMatchObject({
      homeKey: '</script><!-- $& $1',
    });
    expect(writeSettings(first, given)).toBe(writeSettings(page, given));
  });

  test('COUNTRY-15: is not made where there is none', () => {
    expect(() => writeSettings('<p>', given)).toThrow('the page has no block for them');
  });
});
