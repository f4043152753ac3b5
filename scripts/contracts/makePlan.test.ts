import { describe, expect, test } from 'vitest';
import { makePlan } from './makePlan.ts';
import { readOptions } from './readOptions.ts';

const known = [
  { name: 'shop-api', path: '/api', calls: ['getCart', 'getCities'] },
  { name: 'bff', path: '/bff', calls: ['getProduct'] },
];

/** The plan of a command line without wrong options, given as words separated by spaces. */
function planOf(line: string) {
  const { given, faults } = readOptions(line.split(' ').filter((word) => word !== ''));
  expect(faults).toEqual([]);
  return makePlan(given, known);
}

describe('what is verified', () => {
  test('LAB-12: everything on the mock without options', () => {
    const { plan, faults } = planOf('');
    expect(faults).toEqual([]);
    expect(plan).toMatchObject({ origin: undefined, statesUrl: undefined, chosen: known });
  });

  test('LAB-12: one provider, or one call', () => {
    expect(planOf('--only bff').plan.chosen).toEqual([known[1]]);
    expect(planOf('--call getCart').plan.chosen).toEqual([{ ...known[0], calls: ['getCart'] }]);
    expect(planOf('--call getCart --call getProduct').plan.chosen).toHaveLength(2);
  });

  test('LAB-12: addresses and headers by name', () => {
    const { plan, faults } = planOf(
      '--url http://a.test --base bff=http://b.test/v1/ --states http://a.test/s --header X-Key=1',
    );
    expect(faults).toEqual([]);
    expect(plan).toMatchObject({
      origin: 'http://a.test',
      bases: { bff: 'http://b.test/v1' },
      statesUrl: 'http://a.test/s',
      headers: { 'x-key': '1' },
      notes: ['The trailing slash of --base bff is left out: http://b.test/v1.'],
    });
  });

  test('LAB-12: one provider with its own address needs no other', () => {
    const { faults } = planOf('--only bff --base bff=http://b.test --states http://b.test/s');
    expect(faults).toEqual([]);
  });
});

describe('what is refused', () => {
  test.each([
    ['--base shopapi=http://a.test', "--base 'shopapi' is unknown; allowed: shop-api, bff."],
    ['--base constructor=http://a.test', "--base 'constructor' is unknown; allowed: shop-api, bff."],
    ['--only shopapi', "--only 'shopapi' is unknown; allowed: shop-api, bff."],
    ['--call getCarts', "--call 'getCarts' is unknown; allowed: getCart, getCities, getProduct."],
    [
      '--only bff --call getCart',
      '--call getCart belongs to shop-api: add --only shop-api, or leave --only out.',
    ],
    [
      '--url http://a.test/api',
      "--url 'http://a.test/api' ends in the path of a provider: write --url http://a.test, or --only shop-api --base shop-api=http://a.test/api.",
    ],
    [
      '--base bff=http://a.test --base bff=http://b.test --url http://c.test',
      '--base bff is given twice: leave one out.',
    ],
    ['--header X-Key=1 --header x-key=2', '--header x-key is given twice: leave one out.'],
    [
      '--states http://a.test/s',
      '--states belongs to a server of your own: add --url ORIGIN or --base NAME=URL.',
    ],
    [
      '--base bff=http://b.test --states http://b.test/s',
      'There is no address of shop-api: add --url ORIGIN, --base shop-api=URL, or --only NAME.',
    ],
    [
      '--only bff --base bff=http://b.test',
      'There is no address of the provider states: add --states URL, or --url ORIGIN.',
    ],
  ])('LAB-12: %s', (line, sentence) => {
    expect(planOf(line).faults).toEqual([sentence]);
  });

  test.each([
    ['--url', 'localhost:8080', '--url '],
    ['--states', 'localhost:8080', '--states '],
    ['--base', 'bff=localhost:8080', '--base bff '],
  ])('LAB-12: %s %s is no URL', (option, value, beginning) => {
    const { faults } = planOf(`${option} ${value} ${option === '--url' ? '' : '--url http://a.test'}`);
    expect(faults).toEqual([expect.stringMatching(`^${beginning}.* has no scheme`)]);
  });
});
