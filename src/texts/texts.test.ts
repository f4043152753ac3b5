import { expect, test } from 'vitest';
import { cartTexts } from './cart.ts';
import { popupTexts } from './deferredShell.ts';
import { type TextBundle, textBundle } from './textBundle.ts';

const codes = ['ar', 'cl', 'co', 'br'] as const;

type Leaf = string | ((value: never) => string);
type AnyTexts = Readonly<Record<string, Readonly<Record<string, Leaf>>>>;

/** Every bundle of this folder. */
const bundles = Object.values(
  import.meta.glob<Record<string, TextBundle<AnyTexts>>>(['./*.ts', '!./*.test.ts'], { eager: true }),
).flatMap((module) =>
  Object.entries(module).flatMap(([name, each]) => (name.endsWith('Texts') ? [each] : [])),
);

/** Every text of a country by its name: 'cart.empty'. */
const leavesOf = (code: (typeof codes)[number]): [string, Leaf][] =>
  bundles.flatMap((bundle) =>
    Object.entries(bundle(code)).flatMap(([group, texts]) =>
      Object.entries(texts).map(([key, text]): [string, Leaf] => [`${group}.${key}`, text]),
    ),
  );

const sizes = [
  'addressForm.phoneHint',
  'bankData.savings',
  'cart.size',
  'cities.region',
  'exchange.article',
  'exchangeBlocks.noSizes',
  'exchangeBlocks.sizeGone',
  'exchangeQuestions.size',
  'exchangeQuestions.sizes',
  'exchangeSummary.size',
  'foot.withdrawal',
  'offline.sizes',
  'order.size',
  'popup.size',
  'productPage.chooseSize',
  'productPage.size',
  'productPage.sizeMissing',
  'productPage.sizeTable',
  'productPage.yourSize',
  'sizes.noTables',
  'sizes.system',
  'sizes.toSizes',
  'sizes.yours',
];

test.each([
  ['ar', []],
  ['cl', sizes],
  ['co', [...sizes, 'bankData.owner_document'].toSorted()],
  [
    'br',
    [
      'addressForm.phoneHint',
      'bankData.owner_document',
      'bankData.savings',
      'cities.region',
      'foot.withdrawal',
    ],
  ],
] as const)('COUNTRY-10: the texts of %s differ only in %j from those of Argentina', (code, different) => {
  const argentine = new Map(leavesOf('ar'));
  const own = leavesOf(code);
  expect(own.map(([name]) => name)).toEqual([...argentine.keys()]);
  expect(
    own
      .filter(([name, text]) => argentine.get(name) !== text)
      .map(([name]) => name)
      .toSorted(),
  ).toEqual(different);
});

test('COUNTRY-10: each text has one name', () => {
  const names = leavesOf('ar').map(([name]) => name);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('a bundle overrides single texts of a country and returns the same object each time', () => {
  const bundle = textBundle({ a: { one: '1', two: '2' }, b: { three: '3' } }, { cl: { a: { two: 'dos' } } });
  expect(bundle('cl')).toEqual({ a: { one: '1', two: 'dos' }, b: { three: '3' } });
  expect(bundle('br')).toEqual({ a: { one: '1', two: '2' }, b: { three: '3' } });
  expect(bundle('cl')).toBe(bundle('cl'));
});

test.each([
  ['ar', 'Talle 38'],
  ['cl', 'Talla 38'],
  ['co', 'Talla 38'],
  ['br', 'Talle 38'],
] as const)('COUNTRY-11, APP-23: in %s the popup shows %s', (code, size) => {
  expect(popupTexts(code).popup.size('38')).toBe(size);
  expect(cartTexts(code).cart.size('38')).toBe(size);
});

test.each(codes)('COUNTRY-11: no text of %s has a word of another country', (code) => {
  const foreign = {
    ar: /talla|tenis|regi[óo]n|departamento|\bestado\b/i,
    cl: /\btalle|tenis|provincia|departamento|\bestado\b/i,
    co: /\btalle|zapatilla|provincia|regi[óo]n|\bestado\b/i,
    br: /talla|tenis|provincia|regi[óo]n|departamento/i,
  }[code];
  const read = leavesOf(code).map(([, text]) => (typeof text === 'string' ? text : text('1' as never)));
  const everywhere = new Set([
    // ERR-22 gives this one word for word, for all countries.
    'El código postal no pertenece a la región seleccionada.',
    // The state of an order is no state of Brazil.
    'Estado sin informar',
    'Estado del pedido',
    'estado actual',
    'No pudimos actualizar el estado.',
  ]);
  expect(read.filter((text) => foreign.test(text) && !everywhere.has(text))).toEqual([]);
  expect(read.filter((text) => text.trim() === '')).toEqual([]);
});

test('COUNTRY-09: no text addresses the shopper as tú or vos', () => {
  const familiar = /\b(tu|tus|te|ti|tú|vos|tenés|ingresá|agregá|revisá|haz|ingresa|agrega|revisa)\b/i;
  const familiarTexts = leavesOf('ar').flatMap(([, text]) =>
    typeof text === 'string' && familiar.test(text) ? [text] : [],
  );
  // ERR-58 gives this one word for word.
  expect(familiarTexts).toEqual(['Te hemos enviado un email para recuperar tu contraseña.']);
});
