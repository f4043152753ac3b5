import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AvailableFilter, FilterChoice, FilterOption } from '#schemas/catalogue.ts';
import {
  chosenOf,
  clearedDraft,
  draftPriced,
  draftWith,
  emptyDraft,
  filterTypeOf,
  hasFilterSlice,
  openedDraft,
  restoredDraft,
  toggled,
  toggledBelow,
  withCounts,
} from './choices.ts';
import { allOptions, chosenFilters, isFilter, parameterOf } from './parameters.ts';

const pairs = {
  single_selector: ['gender'],
  range_selector: ['price'],
  multi_selector: ['brand', 'shoe_size', 'app_topsize', 'appbottom_size'],
  single_selector_subfilters: ['category'],
  multi_selector_images: ['color_family', 'color'],
  true_false: ['moda_sostenible', 'free_shipping', 'fast_shipping', 'is_special_price', 'special_price'],
};
const byKey = Object.entries(pairs).flatMap(([type, keys]) => keys.map((key) => [key, type] as const));

describe('the type of a filter', () => {
  test.each(byKey)('FILT-01: %s is a filter', (key) => {
    expect(isFilter(parameterOf(key))).toBe(true);
  });

  test.each(byKey)('FILT-04, FILT-11: of %s without one of its own is %s', (key, type) => {
    expect(filterTypeOf({ key, type: '' })).toBe(type);
    expect(filterTypeOf({ key, type: 'something_new' })).toBe(type);
  });

  test.each(Object.keys(pairs))(
    'FILT-04, FILT-11: its own type %s has priority over that of its key',
    (type) => {
      expect(filterTypeOf({ key: 'brand', type })).toBe(type);
      expect(filterTypeOf({ key: 'price', type })).toBe(type);
    },
  );

  test.each(['trend', 'constructor', '__proto__', ''])(
    'FILT-11: of the unknown key "%s" is multi selector',
    (key) => {
      expect(filterTypeOf({ key, type: '' })).toBe('multi_selector');
    },
  );
});

test.each([
  ['color', 'color_family'],
  ['is_special_price', 'special_price'],
  ['color_family', 'color_family'],
  ['brand', 'brand'],
])('FILT-14: the filter %s is written as the parameter %s', (key, parameter) => {
  expect(parameterOf(key)).toBe(parameter);
});

const option = (value: string, count: number, below: FilterOption[] = []): FilterOption => ({
  label: value.toUpperCase(),
  value,
  active: false,
  count,
  ...(below.length > 0 && { subfilters: below }),
});
const filter = (key: string, ...options: FilterOption[]): AvailableFilter => ({
  key,
  name: key,
  type: '',
  options,
});

const brands = filter('brand', option('andina', 5), option('lino', 3), option('zapala', 8));
const shelves = filter('category', option('calzado', 9, [option('botas', 4), option('zapatillas', 5)]));
const prices = filter('price', option('1000-9000', 9));
const countsOf = (filters: AvailableFilter[]) =>
  filters.flatMap(allOptions).map(({ value, count }) => `${value} ${count}`);

describe('the counts of another answer', () => {
  test('FIND-01: are shown at the options, which keep their position', () => {
    const other = [filter('brand', option('zapala', 2), option('andina', 1), option('otra', 7))];
    const counted = withCounts([brands], other);
    expect(countsOf(counted)).toEqual(['andina 1', 'lino 0', 'zapala 2']);
    expect(counted[0]?.options.map(({ label }) => label)).toEqual(['ANDINA', 'LINO', 'ZAPALA']);
  });

  test('FIND-01: include child options, and each filter has its own', () => {
    const other = [
      filter('gender', option('botas', 6)),
      filter('category', option('calzado', 3, [option('botas', 2)])),
      filter('s_type', option('botas', 7)),
    ];
    expect(countsOf(withCounts([shelves], other))).toEqual(['calzado 3', 'botas 2', 'zapatillas 0']);
  });

  test('FIND-01: are none for a filter that the other answer does not offer', () => {
    expect(countsOf(withCounts([brands], []))).toEqual(['andina 0', 'lino 0', 'zapala 0']);
  });

  test('FILT-24, FILT-25: do not change the price bounds', () => {
    expect(withCounts([prices], [filter('price', option('2000-3000', 1))])).toEqual([prices]);
  });

  test('FIND-01: of the same answer change nothing', () => {
    const filters = [brands, shelves, prices];
    expect(withCounts(filters, filters)).toEqual(filters);
  });
});

const nike = { name: 'brand', values: ['nike'] };
const onSale = { name: 'special_price', values: ['1'] };
const of38 = { name: 'shoe_size', values: ['38'] };

describe('a draft', () => {
  test('FILT-18, FILT-22: of a list without filters has nothing chosen, and nothing to restore', () => {
    expect(emptyDraft).toEqual({ original: [], choices: [] });
  });

  test('FILT-22: opens with the filters of the last answer, and can be restored to them', () => {
    const draft = draftWith(draftWith(openedDraft([nike]), 'brand', []), 'color', ['rojo']);
    expect(draft.choices).toEqual([{ name: 'color_family', values: ['rojo'] }]);
    expect(restoredDraft(draft)).toEqual(openedDraft([nike]));
  });

  test('FILT-18: is cleared, and can still be restored', () => {
    const cleared = clearedDraft(openedDraft([nike, of38]));
    expect(cleared.choices).toEqual([]);
    expect(restoredDraft(cleared).choices).toEqual([nike, of38]);
  });

  test('FILT-18: keeps the index of a filter, and removes it with its last value', () => {
    const draft = openedDraft([nike, of38]);
    expect(draftWith(draft, 'brand', ['nike', 'adidas']).choices).toEqual([
      { name: 'brand', values: ['nike', 'adidas'] },
      of38,
    ]);
    expect(draftWith(draft, 'brand', []).choices).toEqual([of38]);
  });

  test('FILT-29: a price among special prices leaves them special', () => {
    const price = { name: 'price', values: ['1000-5000'] };
    expect(draftPriced(openedDraft([onSale]), { low: 1000, high: 5000 }).choices).toEqual([onSale, price]);
    expect(draftPriced(openedDraft([nike]), { low: 1000, high: 5000 }).choices).toEqual([nike, price]);
  });

  test('FILT-28, FILT-30: a price that is dropped takes itself away, and adds nothing', () => {
    const price = { name: 'price', values: ['1000-5000'] };
    expect(draftPriced(openedDraft([price, onSale]), undefined).choices).toEqual([onSale]);
    expect(draftPriced(openedDraft([price]), undefined).choices).toEqual([]);
  });
});

describe('the values of a filter', () => {
  test('FILT-07: any number of them, in the order of ticking', () => {
    expect(toggled(['nike'], 'adidas')).toEqual(['nike', 'adidas']);
    expect(toggled(['nike', 'adidas'], 'nike')).toEqual(['adidas']);
  });

  const sub = (value: string) => ({ value, label: value, active: false, count: 1 });
  const shoes = { value: 'calzado', subfilters: [sub('botas'), sub('zapatillas')] };

  test.each([
    [['calzado'], 'botas', ['botas']],
    [['botas'], 'zapatillas', ['botas', 'zapatillas']],
    [['botas', 'zapatillas'], 'botas', ['zapatillas']],
    [['botas'], 'botas', ['calzado']],
    [['ropa'], 'botas', ['botas']],
  ])('FILT-08: of %j, ticking "%s" below shoes results in %j', (values, value, next) => {
    expect(toggledBelow(values, shoes, value)).toEqual(next);
  });

  test('FILT-19, FIND-03: are those of the address, then further ones that the answer has chosen', () => {
    const answered = [
      { name: 'color', values: ['rojo'] },
      { name: 'brand', values: ['adidas'] },
    ];
    expect(chosenFilters([of38, nike], answered)).toEqual([
      of38,
      nike,
      { name: 'color_family', values: ['rojo'] },
    ]);
  });
});

const choices = fc
  .uniqueArray(fc.constantFrom('brand', 'color_family', 'gender', 'shoe_size'), { maxLength: 4 })
  .map((names) => names.map((name): FilterChoice => ({ name, values: [`${name}1`, `${name}2`] })));

const rules = { openedDraft, draftWith, draftPriced, clearedDraft, restoredDraft, toggled };
type Rules = typeof rules;
type Step = (draft: ReturnType<typeof openedDraft>, rules: Rules) => ReturnType<typeof openedDraft>;

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(fc.constantFrom('brand', 'color', 'gender', 'special_price'), fc.constantFrom('a', '1')).map(
    ([key, value]): Step =>
      (draft, its) =>
        its.draftWith(draft, key, its.toggled(chosenOf(draft.choices, key), value)),
  ),
  fc.option(fc.tuple(fc.nat(500), fc.nat(500))).map(
    (ends): Step =>
      (draft, its) =>
        its.draftPriced(draft, ends === null ? undefined : { low: ends[0], high: ends[0] + ends[1] }),
  ),
  fc.constant<Step>((draft, its) => its.clearedDraft(draft)),
  fc.constant<Step>((draft, its) => its.restoredDraft(draft)),
);

/** For any choices: each filter once and with values, clearing empties, restoring gives the original (U8). */
const check = (its: Rules) =>
  fc.assert(
    fc.property(choices, fc.array(step, { maxLength: 12 }), (original, steps) => {
      const draft = steps.reduce((now, each) => each(now, its), its.openedDraft(original));
      const names = draft.choices.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(draft.choices.every(({ values }) => values.length > 0)).toBe(true);
      expect(its.clearedDraft(draft).choices).toEqual([]);
      expect(its.restoredDraft(draft)).toEqual(its.openedDraft(original));
      expect(its.restoredDraft(its.clearedDraft(draft)).choices).toEqual(original);
    }),
    { seed: 20241, numRuns: 500 },
  );

test('FILT-18, FILT-22: after any ticking a draft is cleared to nothing and restored to what it was', () => {
  expect(() => check(rules)).not.toThrow();
});

test.each<[string, Partial<Rules>]>([
  ['forgets the original when cleared', { clearedDraft: () => ({ original: [], choices: [] }) }],
  ['clears to the original', { clearedDraft: restoredDraft }],
  ['restores to nothing', { restoredDraft: clearedDraft }],
  [
    'takes each choice for the original',
    {
      draftWith: (draft, key, values) => {
        const next = draftWith(draft, key, values);
        return { ...next, original: next.choices };
      },
    },
  ],
  [
    'keeps filters without values',
    {
      draftWith: (draft, name, values) => ({
        ...draft,
        choices: [...draft.choices.filter((each) => each.name !== name), { name, values: [...values] }],
      }),
    },
  ],
])('refused is a draft that %s', (_fault, wrong) => {
  expect(() => check({ ...rules, ...wrong })).toThrow('Property failed');
});

test.each([
  ['on', true],
  ['off', false],
  ['control', false],
  ['', false],
])('FILT-31, FILT-32: with the flag "%s" the filters have a slice of their own: %s', (flag, has) => {
  expect(hasFilterSlice(flag)).toBe(has);
});
