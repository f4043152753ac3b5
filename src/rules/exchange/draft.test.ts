import { assert, constantFrom, json, oneof, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { type StoredDraft, newDraft, parseDraft } from './draft.ts';

const kept: StoredDraft = {
  customer: '140',
  draft: { ...newDraft('200012345'), skus: ['ZP0001-38'], reason: 'small', way: 'home_pickup' },
};

test('AFTER-04: a kept draft is read by whose it is, and by nobody else', () => {
  const text = JSON.stringify({ ...kept, sent: ['900123'], hasBank: true });
  expect(parseDraft(text, '140')).toEqual({ ...kept, sent: ['900123'], hasBank: true });
  expect(parseDraft(text, '141')).toBeUndefined();
  expect(parseDraft(null, '140')).toBeUndefined();
});

test('EXCH-04, AFTER-04: of a new draft nothing is answered', () => {
  expect(newDraft()).toEqual({
    order_nr: '',
    skus: [],
    reason: '',
    method: '',
    details: {},
    replacements: {},
    address: '',
    way: '',
  });
});

test.each(['', '{', 'null', '[]', '"x"', '{"customer":"140"}', '{"customer":"140","draft":[]}'])(
  'AFTER-04: %j is no draft',
  (text) => {
    expect(parseDraft(text, '140')).toBeUndefined();
  },
);

test('AFTER-04: what is not readable of a draft is not answered', () => {
  const draft = {
    order_nr: 1,
    skus: ['a', 2],
    reason: 'x'.repeat(255),
    details: { a: 'b', c: 1 },
    way: 'by_drone',
    address: '301',
  };
  expect(parseDraft(JSON.stringify({ customer: '140', draft, sent: 'x', hasBank: 'x' }), '140')).toEqual({
    customer: '140',
    draft: { ...newDraft(), details: { a: 'b' }, address: '301' },
  });
});

test('AFTER-04: no stored text breaks the wizard', () => {
  const anything = record({
    customer: constantFrom('140', 1, null),
    draft: json(),
    sent: json(),
  });
  expect(() =>
    assert(
      property(
        oneof(
          string(),
          json(),
          anything.map((each) => JSON.stringify(each)),
        ),
        (text) => {
          parseDraft(text, '140');
        },
      ),
      { seed: 4 },
    ),
  ).not.toThrow();
});

test.each([
  ['a text of 254 letters', { reason: 'x'.repeat(254) }, { reason: 'x'.repeat(254) }],
  ['a text of 255 letters', { reason: 'x'.repeat(255) }, { reason: '' }],
  ['100 articles', { skus: Array(100).fill('ZP0001-38') }, { skus: Array(100).fill('ZP0001-38') }],
  ['101 articles', { skus: Array(101).fill('ZP0001-38') }, { skus: [] }],
  ['a method', { method: 'bank_transfer' }, { method: 'bank_transfer' }],
  ['sizes', { replacements: { 'ZP0001-38': 'ZP0001-39' } }, { replacements: { 'ZP0001-38': 'ZP0001-39' } }],
  ['a branch', { way: 'branch_dropoff' }, { way: 'branch_dropoff' }],
  ['a pickup', { way: 'home_pickup' }, { way: 'home_pickup' }],
  ['a way that there is not', { way: 'pigeon' }, { way: '' }],
])('AFTER-04: of a kept draft with %s', (_what, kept, read) => {
  const text = JSON.stringify({ customer: '140', draft: { ...newDraft('200012345'), ...kept } });
  expect(parseDraft(text, '140')?.draft).toMatchObject(read);
});
