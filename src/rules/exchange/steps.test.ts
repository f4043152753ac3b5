import { assert, boolean, constantFrom, dictionary, property, record, subarray } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anAddress } from '#fixtures/addresses.ts';
import {
  anExchangeItem,
  anOfferedSize,
  anOffice,
  aPickup,
  someExchangeOptions,
} from '#fixtures/exchanges.ts';
import type { BankData } from '#schemas/customerShape.ts';
import { type ExchangeDraft, newDraft, withAnswer } from './draft.ts';
import {
  addressBlock,
  asksForBank,
  type BlockFacts,
  blockOf,
  missingFields,
  missingIn,
  payloadOf,
  shownStep,
  stepsOf,
  wayBlocks,
} from './steps.ts';

const options = someExchangeOptions();

describe('steps', () => {
  const bank: BankData = { owner_name: 'Ana', account_type: 'savings', owner_email: 'ana@mail.co' };

  const change: ExchangeDraft = {
    order_nr: '200012345',
    skus: ['ZP0001-38'],
    reason: 'small',
    method: '',
    details: { 'ZP0001-38': ' Me queda\u200B chico 😀' },
    replacements: { 'ZP0001-38': 'ZP0001-39' },
    address: '301',
    way: 'home_pickup',
  };
  const refund: ExchangeDraft = { ...change, reason: 'defect', method: 'bank_transfer' };

  describe('the steps', () => {
    test('EXCH-03, EXCH-10: follow from the reason and the method', () => {
      expect(stepsOf(change, options)).toEqual(['articles', 'reason', 'sizes', 'address', 'way', 'summary']);
      expect(stepsOf(refund, options)).toEqual([
        'articles',
        'reason',
        'method',
        'address',
        'way',
        'bank',
        'summary',
      ]);
      expect(stepsOf({ ...refund, method: 'wallet' }, options)).not.toContain('bank');
      expect(asksForBank({ ...refund, method: 'wallet' }, options)).toBe(false);
      // What was chosen for a return is nothing to a change.
      expect(asksForBank({ ...change, method: 'bank_transfer' }, options)).toBe(false);
    });

    test('EXCH-03: a choice of replacement methods is asked for', () => {
      const two = someExchangeOptions({
        replacementMethods: [
          { id: 'same_product', label: 'Otro talle' },
          { id: 'voucher', label: 'Otro talle más adelante' },
        ],
      });
      expect(stepsOf(change, two)).toContain('method');
      expect(missingIn('method', change, { options: two, hasBank: false })).toEqual(['method']);
      expect(missingIn('method', { ...change, method: 'voucher' }, { options: two, hasBank: false })).toEqual(
        [],
      );
    });

    test.each([
      ['articles', { skus: [] }],
      ['articles', { order_nr: '' }],
      ['reason', { reason: '' }],
      ['reason', { reason: 'nowhere' }],
      ['method', { method: '' }],
      ['method', { method: 'same_product' }],
      ['address', { address: '' }],
      ['way', { way: '' as const }],
    ] as const)('EXCH-04: %s is open with %j, and nothing is sent', (step, without) => {
      const draft = { ...refund, ...without };
      expect(missingIn(step, draft, { options, hasBank: true })).toEqual([step]);
      expect(payloadOf(draft, options, bank)).toBeUndefined();
    });

    test('EXCH-04, VAL-37: each article needs its size and what is wrong with it', () => {
      const known = { options, hasBank: false };
      const two = { ...change, skus: ['ZP0001-38', 'CL0301-S'] };
      expect(missingIn('sizes', two, known)).toEqual(['replacement CL0301-S', 'detail CL0301-S']);
      const foreign = { ...change, replacements: { 'ZP0001-38': 'CL0301-M' } };
      expect(missingIn('sizes', foreign, known)).toEqual(['replacement ZP0001-38']);
      for (const text of ['   ', '😀 \u200B']) {
        const blank = { ...change, details: { 'ZP0001-38': text } };
        expect(missingIn('sizes', blank, known)).toEqual(['detail ZP0001-38']);
        expect(payloadOf(blank, options, undefined)).toBeUndefined();
      }
    });

    test('EXCH-04: a way that no carrier offers is none', () => {
      const without = someExchangeOptions({ enabledExchangeTmsCarriers: [] });
      expect(missingIn('way', change, { options: without, hasBank: false })).toEqual(['way']);
    });

    test('EXCH-05: a step is shown if all before it are answered', () => {
      const known = { options, hasBank: false };
      expect(shownStep('summary', change, known)).toBe('summary');
      expect(shownStep('reason', change, known)).toBe('reason');
      expect(shownStep(null, change, known)).toBe('summary');
      expect(shownStep('nowhere', { ...change, address: '' }, known)).toBe('address');
      expect(shownStep('summary', { ...change, reason: '' }, known)).toBe('reason');
      expect(shownStep('summary', refund, known)).toBe('bank');
      expect(shownStep('bank', change, known)).toBe('summary');
      expect(shownStep('summary', newDraft(), known)).toBe('articles');
    });
  });

  describe('what is sent', () => {
    test('EXCH-02, EXCH-03: of a change has the size instead, and no account', () => {
      expect(payloadOf({ ...change, method: 'bank_transfer' }, options, bank)).toEqual({
        order_nr: '200012345',
        reason: 'small',
        return_way: 'home_pickup',
        collection_way: 'same_product',
        items: [{ sku: 'ZP0001-38', change_detail: 'Me queda chico', replacement_sku: 'ZP0001-39' }],
        id_customer_address: '301',
        bank_data: null,
      });
    });

    test('EXCH-03, EXCH-10: of a return has neither, and the account for a bank transfer alone', () => {
      expect(payloadOf(refund, options, bank)).toMatchObject({
        reason: 'defect',
        collection_way: 'bank_transfer',
        items: [{ sku: 'ZP0001-38', change_detail: '', replacement_sku: '' }],
        bank_data: bank,
      });
      expect(payloadOf({ ...refund, method: 'wallet' }, options, bank)?.bank_data).toBeNull();
      expect(payloadOf(refund, options, undefined)).toBeUndefined();
    });
  });

  const anyDraft = record({
    order_nr: constantFrom('', '200012345'),
    skus: subarray(['ZP0001-38', 'CL0301-S']),
    reason: constantFrom('', 'small', 'defect', 'nowhere'),
    method: constantFrom('', 'same_product', 'wallet', 'bank_transfer'),
    details: dictionary(constantFrom('ZP0001-38', 'CL0301-S'), constantFrom('', 'Me queda chico')),
    replacements: dictionary(
      constantFrom('ZP0001-38', 'CL0301-S'),
      constantFrom('ZP0001-38', 'ZP0001-39', 'CL0301-M'),
    ),
    address: constantFrom('', '301'),
    way: constantFrom('' as const, 'home_pickup' as const, 'branch_dropoff' as const),
  });

  /** Whether the summary is shown exactly where there is something to send, and never a step behind an open one. */
  const holds =
    (shown: typeof shownStep) =>
    (draft: ExchangeDraft, hasBank: boolean, asked: string | null): boolean => {
      const known = { options, hasBank };
      const steps = stepsOf(draft, options);
      const step = shown(asked, draft, known);
      const before = steps.slice(0, steps.indexOf(step));
      const isReady = payloadOf(draft, options, hasBank ? bank : undefined) !== undefined;
      return (
        steps.includes(step) &&
        before.every((each) => missingIn(each, draft, known).length === 0) &&
        (shown('summary', draft, known) === 'summary') === isReady
      );
    };

  const anyAsked = constantFrom(
    null,
    'articles',
    'reason',
    'method',
    'sizes',
    'address',
    'way',
    'bank',
    'summary',
    'x',
  );
  const rule = (shown: typeof shownStep) => property(anyDraft, boolean(), anyAsked, holds(shown));

  test('EXCH-04, EXCH-05: the summary is shown exactly where there is something to send', () => {
    expect(() => assert(rule(shownStep), { seed: 9, numRuns: 2000 })).not.toThrow();
  });

  test.each<[string, typeof shownStep]>([
    [
      'what is asked for',
      (asked, draft) => stepsOf(draft, options).find((step) => step === asked) ?? 'articles',
    ],
    ['always the first', () => 'articles'],
    [
      'a step that is not asked for',
      (asked, draft, known) =>
        shownStep(asked, draft, known) === 'summary' ? 'bank' : shownStep(asked, draft, known),
    ],
  ])('a wizard that shows %s is refused', (_what, wrong) => {
    expect(() => assert(rule(wrong), { seed: 9, numRuns: 2000 })).toThrow('Property failed');
  });

  test('AFTER-04: another answer changes nothing else, another order everything', () => {
    expect(withAnswer(change, { reason: 'defect' })).toEqual({ ...change, reason: 'defect' });
    expect(withAnswer(change, { order_nr: '200012345' })).toEqual(change);
    expect(withAnswer(change, { order_nr: '200012346' })).toEqual(newDraft('200012346'));
  });
});

describe('blocks', () => {
  const facts: BlockFacts = {
    country: 'ar',
    items: [anExchangeItem()],
    addresses: [anAddress()],
    sizes: { 'ZP0001-38': [anOfferedSize()] },
    hasBank: true,
  };
  const draft = {
    ...newDraft('200012345'),
    skus: ['ZP0001-38'],
    reason: 'small',
    address: '301',
  };
  const refund = { ...draft, reason: 'defect', method: 'bank_transfer' };

  test.each<[string, ReturnType<typeof blockOf>, Partial<BlockFacts>]>([
    ['nothing', undefined, {}],
    ['no order', 'noOrders', { items: undefined }],
    ['an order without articles', 'noOrders', { items: [] }],
    ['an article that is not exchanged', 'unavailable', { items: [anExchangeItem({ exchangeable: false })] }],
    ['an article that is not in the order', 'unavailable', { items: [anExchangeItem({ sku: 'CL0301-S' })] }],
    ['no sizes', 'noSizes', { sizes: { 'ZP0001-38': [] } }],
    ['sizes that were not read', undefined, { sizes: {} }],
    ['no address', 'noAddress', { addresses: [] }],
    ['another address', 'incompleteAddress', { addresses: [anAddress({ id_customer_address: '302' })] }],
    ['an address without a street', 'incompleteAddress', { addresses: [anAddress({ address1: ' ' })] }],
  ])('EXCH-18: with %s a change is stopped by %s', (_what, expected, given) => {
    expect(blockOf(draft, options, { ...facts, ...given })).toBe(expected);
  });

  test.each([
    [['ZP0001-38', 'ZP0001-39'], undefined],
    [['ZP0001-38', 'CL0301-S'], 'unavailable'],
    [['CL0301-S', 'ZP0001-39'], 'unavailable'],
  ])(
    'EXCH-18: of an order with three articles, one of them taken, %j are stopped by %s',
    (skus, expected) => {
      const items = [
        anExchangeItem(),
        anExchangeItem({ sku: 'CL0301-S', exchangeable: false }),
        anExchangeItem({ sku: 'ZP0001-39' }),
      ];
      expect(blockOf({ ...draft, skus }, options, { ...facts, items })).toBe(expected);
    },
  );

  test('EXCH-18, ERR-49: without an account a bank transfer is stopped, and nothing else', () => {
    const without = { ...facts, hasBank: false, sizes: { 'ZP0001-38': [] } };
    expect(blockOf(refund, options, without)).toBe('incompleteBank');
    expect(blockOf({ ...refund, method: 'wallet' }, options, without)).toBeUndefined();
  });

  test.each([
    ['ar', 'prefix', 'incompleteAddress'],
    ['ar', 'postcode', 'incompleteAddress'],
    ['cl', 'prefix', undefined],
    ['cl', 'postcode', 'incompleteAddress'],
    ['co', 'postcode', undefined],
    ['br', 'postcode', 'incompleteAddress'],
    ['co', 'fk_customer_address_city', 'incompleteAddress'],
    ['ar', 'additional_info', undefined],
    ['ar', 'phone_optional', undefined],
  ] as const)(
    'EXCH-18, ADDR-22: in %s an address without %s is stopped by %s',
    (country, field, expected) => {
      expect(addressBlock('301', { addresses: [anAddress({ [field]: '' })], country })).toBe(expected);
    },
  );

  test('EXCH-19: a way that is missing says nothing about the other', () => {
    const pickup = [aPickup()];
    const offices = [anOffice()];
    expect(wayBlocks({ pickup, offices }, options)).toEqual({
      home_pickup: undefined,
      branch_dropoff: undefined,
    });
    expect(wayBlocks({ pickup: [], offices }, options)).toEqual({
      home_pickup: 'noPickup',
      branch_dropoff: undefined,
    });
    expect(wayBlocks({ pickup, offices: [] }, options)).toEqual({
      home_pickup: undefined,
      branch_dropoff: 'noOffice',
    });
  });
});

const all = {
  first_name: 'Ana',
  last_name: 'Gómez',
  phone: '4567890',
  prefix: '221',
  address1: 'Calle 50',
  street_number: '742',
  postcode: '1900',
  fk_customer_address_region: '5',
  fk_customer_address_city: '120',
  phone_optional: '',
  additional_info: '',
};

const mandatory = {
  ar: ['prefix', 'postcode'],
  cl: ['postcode'],
  co: [],
  br: ['postcode'],
} as const;

const everywhere = [
  'first_name',
  'last_name',
  'phone',
  'address1',
  'street_number',
  'fk_customer_address_region',
  'fk_customer_address_city',
];

test.each(Object.entries(mandatory) as [keyof typeof mandatory, readonly string[]][])(
  'ADDR-22: the mandatory fields of %s, one by one and together',
  (country, asked) => {
    expect(missingFields(anAddress(all), country)).toEqual([]);
    const fields = [...everywhere, ...asked];
    for (const field of Object.keys(all)) {
      const missing = missingFields(anAddress({ ...all, [field]: ' ' }), country);
      expect([field, missing]).toEqual([field, fields.includes(field) ? [field] : []]);
    }
    const none = Object.fromEntries(Object.keys(all).map((field) => [field, '']));
    expect(missingFields(anAddress(none), country).toSorted()).toEqual(fields.toSorted());
  },
);

describe('open steps', () => {
  const refund = { ...newDraft('200012345'), skus: ['ZP0001-38'], reason: 'defect', method: 'bank_transfer' };

  test('EXCH-04, EXCH-10: a transfer without an account is open, and a method without a reason', () => {
    expect(missingIn('bank', refund, { options, hasBank: false })).toEqual(['bank']);
    expect(missingIn('bank', refund, { options, hasBank: true })).toEqual([]);
    expect(missingIn('method', { ...refund, reason: '' }, { options, hasBank: true })).toEqual(['method']);
  });

  test('EXCH-03, EXCH-10: until the reason is known the method is still to come, and no account', () => {
    const one = someExchangeOptions({
      refundMethods: [{ id: 'bank_transfer', label: 'Transferencia bancaria', bank_data: true }],
    });
    expect(stepsOf({ ...refund, reason: '' }, one)).toEqual([
      'articles',
      'reason',
      'method',
      'address',
      'way',
      'summary',
    ]);
  });
});
