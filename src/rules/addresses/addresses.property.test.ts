import { describe, expect, test } from 'vitest';
import { anAddress } from '#fixtures/addresses.ts';
import type { CustomerAddress } from '#schemas/addresses.ts';
import { defaultAddress, locationOfAddresses, type Purpose } from './addresses.ts';

const marks = ['0', '1'] as const;
type Marks = readonly [billing: '0' | '1', shipping: '0' | '1'];

const combinations: Marks[] = marks.flatMap((billing) => marks.map((shipping): Marks => [billing, shipping]));

/** Every list of so many addresses, with every combination of marks. */
const listsOf = (count: number): Marks[][] =>
  count === 0
    ? [[]]
    : listsOf(count - 1).flatMap((list) => combinations.map((marked) => list.concat([marked])));

const addressesOf = (list: readonly Marks[]) =>
  list.map(([is_default_billing, is_default_shipping], place) =>
    anAddress({ id_customer_address: String(place), is_default_billing, is_default_shipping }),
  );

/** The same rule by the words of its lines: flagged, only, first of several, none. */
function byTheLines(addresses: readonly CustomerAddress[], purpose: Purpose): string | undefined {
  let flagged: string | undefined;
  let first: string | undefined;
  for (let place = addresses.length - 1; place >= 0; place -= 1) {
    const address = addresses[place] as CustomerAddress;
    const mark = purpose === 'billing' ? address.is_default_billing : address.is_default_shipping;
    if (mark === '1') flagged = address.id_customer_address;
    else first = address.id_customer_address;
  }
  if (addresses.length === 0) return undefined;
  return flagged ?? first;
}

type Rule = (addresses: readonly CustomerAddress[], purpose: Purpose) => CustomerAddress | undefined;

/** The lists, out of all of 0 to 5 addresses, for which a rule differs from the lines. */
const wrongLists = (rule: Rule) =>
  [0, 1, 2, 3, 4, 5].flatMap(listsOf).filter((list) => {
    const addresses = addressesOf(list);
    return (['shipping', 'billing'] as const).some(
      (purpose) => rule(addresses, purpose)?.id_customer_address !== byTheLines(addresses, purpose),
    );
  });

describe('the default address', () => {
  test.each([
    ['none', '', undefined],
    ["A '0'", '0', 0],
    ["A '1'", '1', 0],
    ["A '0', B '1'", '01', 1],
    ["A '0', B '0'", '00', 0],
    ["A '0', B '1', C '1'", '011', 1],
  ])('ADDR-10, ADDR-11, ADDR-12: of %s', (_list, flags, place) => {
    const list = Array.from(flags, (mark): Marks => [mark === '1' ? '0' : '1', mark as '0' | '1']);
    expect(defaultAddress(addressesOf(list), 'shipping')?.id_customer_address).toBe(
      place === undefined ? undefined : String(place),
    );
  });

  test('ADDR-13, ADDR-14: for both purposes, in every list of 0 to 5 addresses with every combination of marks', () => {
    const lists = [0, 1, 2, 3, 4, 5].flatMap(listsOf);
    expect(lists).toHaveLength(1 + 4 + 16 + 64 + 256 + 1024);
    expect(wrongLists(defaultAddress)).toEqual([]);
  });

  test.each<[string, Rule]>([
    [
      'the last that is flagged',
      (list, purpose) => list.findLast((each) => each[`is_default_${purpose}`] === '1') ?? list[0],
    ],
    ['one flagged alone', (list, purpose) => list.find((each) => each[`is_default_${purpose}`] === '1')],
    ['that of the other purpose', (list) => defaultAddress(list, 'shipping')],
    [
      'the last of those without a flag',
      (list, purpose) => list.find((each) => each[`is_default_${purpose}`] === '1') ?? list.at(-1),
    ],
  ])('the table rejects %s', (_what, rule) => {
    expect(wrongLists(rule).length).toBeGreaterThan(0);
  });
});

const address = (region: string, city: string, isDefault: '0' | '1') =>
  ({
    fk_customer_address_region: region,
    fk_customer_address_city: city,
    is_default_shipping: isDefault,
    is_default_billing: '1',
  }) as CustomerAddress;

test.each([
  ['that of the default', [address('2', '7', '0'), address('5', '120', '1')], { region: '5', city: '120' }],
  ['that of the only one', [address('2', '7', '0')], { region: '2', city: '7' }],
  [
    'that of the first without a default',
    [address('2', '7', '0'), address('5', '120', '0')],
    { region: '2', city: '7' },
  ],
  [
    'that of the first of several defaults',
    [address('9', '1', '0'), address('2', '7', '1'), address('5', '120', '1')],
    { region: '2', city: '7' },
  ],
  ['none with a default without a city', [address('2', '7', '0'), address('5', '0', '1')], undefined],
  ['none without addresses', [], undefined],
  ['none without a city', [address('5', '0', '1')], undefined],
  ['none with an empty city', [address('5', '', '1')], undefined],
  ['none without a region', [address('', '120', '1')], undefined],
])('GEO-02, GEO-03, ADDR-12: the location of an address book is %s', (_which, addresses, place) => {
  expect(locationOfAddresses(addresses)).toEqual(place);
});
