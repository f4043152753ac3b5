import { expect, test } from 'vitest';
import { namesOf, readNames, refuseTaken } from './names.ts';

test.each([
  ['Stores', 'stores', 'store', 'Store', 'aStore'],
  ['Cities', 'cities', 'city', 'City', 'aCity'],
  ['Addresses', 'addresses', 'address', 'Address', 'anAddress'],
  ['PickupPoints', 'pickupPoints', 'pickupPoint', 'PickupPoint', 'aPickupPoint'],
  ['Help', 'help', 'helpEntry', 'HelpEntry', 'aHelpEntry'],
  ['News', 'news', 'newsEntry', 'NewsEntry', 'aNewsEntry'],
])('the names of %s', (noun, resource, item, type, example) => {
  expect(namesOf(noun)).toEqual({ resource, noun, item, type, example });
});

test.each([
  [['call', 'getStores'], 'call'],
  [['screen', 'stores'], 'screen'],
])('%j is a %s of stores', (args, kind) => {
  expect(readNames(args)).toEqual({ kind, names: namesOf('Stores') });
});

const usage = 'Write npm run new -- call getStores, or npm run new -- screen stores.';
const call =
  'A call that reads is named get and a noun in camelCase, such as getStores; for a change copy addAddress';
const screen = 'A screen is a noun in camelCase, such as stores';

test.each([
  [[], usage],
  [['call'], usage],
  [['call', ''], `${call}: '' is not.`],
  [['hook', 'getStores'], usage],
  [['call', 'getStores', 'getShops'], usage],
  [['call', 'stores'], `${call}: 'stores' is not.`],
  [['call', 'get_stores'], `${call}: 'get_stores' is not.`],
  [['call', 'get'], `${call}: 'get' is not.`],
  [['call', 'getS'], `${call}: 'getS' is not.`],
  [['call', 'addStore'], `${call}: 'addStore' is not.`],
  [['call', '../getStores'], `${call}: '../getStores' is not.`],
  [['screen', 's'], `${screen}: 's' is not.`],
  [['screen', 'Stores'], `${screen}: 'Stores' is not.`],
  [['screen', 'my-stores'], `${screen}: 'my-stores' is not.`],
  [['screen', 'señas'], `${screen}: 'señas' is not.`],
  [['screen', 'class'], "'class' is a word of JavaScript: take another noun."],
  [['call', 'getNew'], "'new' is a word of JavaScript: take another noun."],
])('%j is refused in one sentence', (args, sentence) => {
  expect(() => readNames(args)).toThrow(new Error(sentence));
});

test.each([
  ['call', 'Brands', ['src/schemas/brands.ts'], "'brands' exists already: src/schemas/brands.ts."],
  ['call', 'SegmentTabs', [], "'segmentTabs' exists already: src/schemas/menu.ts."],
  ['call', 'Product', [], "'product' exists already: src/api/product."],
  ['call', 'Brand', [], "'brand' exists already: mocks/handlers.ts."],
  ['screen', 'Order', [], "'order' exists already: src/rules/navigation/registry.ts."],
  ['screen', 'Retracto', [], "'retracto' exists already: src/rules/navigation/registry.ts."],
  ['screen', 'LinkTo', [], "'linkTo' exists already: stories/openScreens.ts."],
  [
    'screen',
    'Shipping',
    [],
    'The screen shows what a call reads: write npm run new -- call getShipping first.',
  ],
  ['screen', 'Clouds', [], 'The screen shows what a call reads: write npm run new -- call getClouds first.'],
] as const)('a %s of %s is refused', (kind, noun, files, sentence) => {
  expect(() => refuseTaken(kind, namesOf(noun), files)).toThrow(new Error(sentence));
});

test('a free name is taken', () => {
  expect(() => refuseTaken('call', namesOf('Clouds'), ['src/schemas/clouds.ts'])).not.toThrow();
});
