import { describe, expect, test } from 'vitest';
import { readOptions } from './readOptions.ts';

const allowed =
  'allowed: --url ORIGIN, --base NAME=URL, --states URL, --header NAME=VALUE, --only NAME, --call NAME, --help.';

describe('the command line of the verifier', () => {
  test('LAB-12: each option has its values, and those that repeat have several', () => {
    const { given, faults } = readOptions([
      '--url',
      'http://a.test',
      '--base=shop-api=http://b.test',
      '--base',
      'bff=http://c.test',
      '--call',
      'getCart',
    ]);
    expect(faults).toEqual([]);
    expect(given).toEqual({
      url: ['http://a.test'],
      base: ['shop-api=http://b.test', 'bff=http://c.test'],
      states: [],
      header: [],
      only: [],
      call: ['getCart'],
      help: false,
    });
  });

  test.each([['--help'], ['-h']])('LAB-12: %s asks for the usage', (option) => {
    expect(readOptions([option]).given.help).toBe(true);
  });

  test.each([
    ['--ulr', `--ulr is no option; ${allowed}`],
    ['-u', `-u is no option; ${allowed}`],
    ['--no-help', `--no-help is no option; ${allowed}`],
    ['--constructor', `--constructor is no option; ${allowed}`],
    ['http://a.test', `'http://a.test' belongs to no option; ${allowed}`],
  ])('LAB-12: %s is refused with the allowed options', (arg, sentence) => {
    expect(readOptions([arg]).faults).toEqual([sentence]);
  });

  test.each([
    ['url', 'ORIGIN'],
    ['base', 'NAME=URL'],
    ['states', 'URL'],
    ['header', 'NAME=VALUE'],
    ['only', 'NAME'],
    ['call', 'NAME'],
  ])('LAB-12: --%s without a value is refused', (name, value) => {
    const sentence = `--${name} has no value: write --${name} ${value}.`;
    expect(readOptions([`--${name}`]).faults).toEqual([sentence]);
    expect(readOptions([`--${name}=`]).faults).toEqual([sentence]);
    expect(readOptions([`--${name}`, '']).faults).toEqual([sentence]);
    expect(readOptions([`--${name}`, '--help']).faults).toEqual([sentence]);
  });

  test.each(['url', 'states'])('LAB-12: --%s given twice is refused', (name) => {
    expect(readOptions([`--${name}`, 'http://a.test', `--${name}`, 'http://b.test']).faults).toEqual([
      `--${name} is given twice: leave one out.`,
    ]);
  });

  test('LAB-12: every fault of a command line is named', () => {
    expect(readOptions(['--ulr', '--url', '--only']).faults).toHaveLength(2);
    expect(readOptions(['--call', '--only', 'cms', '--nothing']).faults).toHaveLength(3);
  });

  test('LAB-12: an option that npm kept, because -- is missing, is refused', () => {
    expect(readOptions([], { npm_config_url: 'http://a.test', npm_config_loglevel: 'warn' }).faults).toEqual([
      "npm kept --url for itself: write '--' before the options: npm run contracts:verify -- --url http://localhost:8080.",
    ]);
  });
});
