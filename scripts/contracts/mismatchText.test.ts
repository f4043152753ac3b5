import { expect, test } from 'vitest';
import { mismatchText, mismatchTexts } from './mismatchText.ts';

const body = (path: string, expected: unknown, actual: unknown, mismatch: string) => ({
  type: 'BodyMismatch',
  path,
  expected,
  actual,
  mismatch,
});

const status = { type: 'StatusMismatch', expected: 503, actual: 200, mismatch: 'expected 503 but was 200' };
const header = {
  type: 'HeaderMismatch',
  key: 'Content-Type',
  expected: 'application/json',
  actual: 'text/plain',
};

// The sentences are Pact's own, as it reports them.
test.each([
  [status, 'status: expected 503, actual 200'],
  [header, 'header content-type: expected application/json, actual text/plain'],
  [{ ...header, actual: '' }, 'header content-type: expected application/json, actual no such header'],
  [
    {
      type: 'BodyTypeMismatch',
      expected: 'application/json',
      actual: 'text/plain',
      mismatch: 'Expected a body',
    },
    'header content-type: expected application/json, actual text/plain',
  ],
  [
    body('$.data.cities', '[{"id":1}]', '[]', 'Expected [] (size 0) to have minimum size of 1'),
    'body $.data.cities: expected 1 or more entries, actual []',
  ],
  [
    body('$.cart', '["a","b","c"]', '["a"]', 'Actual map is missing the following keys: b, c'),
    'body $.cart: expected the fields b, c, actual ["a"]',
  ],
  [
    body('$.name', '"La Plata"', '5', "Expected 5 (Integer) to be the same type as 'La Plata' (String)"),
    'body $.name: expected the type String, such as "La Plata", actual 5',
  ],
  [
    body('$.sku', '"ZP0001"', '"x"', String.raw`Expected 'x' to match '^\w{6}$'`),
    String.raw`body $.sku: expected text that matches ^\w{6}$, such as "ZP0001", actual "x"`,
  ],
  [
    body('$.stock', '1', '1.5', 'Expected 1.5 (Decimal) to be an integer'),
    'body $.stock: expected an integer, such as 1, actual 1.5',
  ],
  [
    body('$.open', 'true', '"t"', "Expected 't' (String) to match a boolean"),
    'body $.open: expected a boolean, such as true, actual "t"',
  ],
  [
    body('$.success', 'true', '"yes"', "Expected 'yes' (String) to be equal to true (Boolean)"),
    'body $.success: expected true, actual "yes"',
  ],
  [
    body('$.data', '{}', '', 'Type mismatch: Expected null (Null) to be the same type as {} (Object)'),
    'body $.data: expected the type Object, such as {}, actual null',
  ],
])('LAB-12: field, expected and actual value of %j', (mismatch, text) => {
  expect(mismatchText(mismatch)).toBe(text);
});

test('LAB-12: long values are cut', () => {
  const text = mismatchText(body('$.a', 'x'.repeat(500), 'y'.repeat(500), ''));
  expect(text).toMatch(/expected x+…, actual y+…$/);
  expect(text.length).toBeLessThan(160);
});

test('LAB-12: what says that a call failed comes first, then each difference by its path', () => {
  const paths = ['$.lines[10].id', '$.lines[2].id', '$.data', '$.message', '$.error'];
  expect(mismatchTexts(paths.map((path) => body(path, '1', '2', '')))).toEqual(
    ['$.error', '$.message', '$.data', '$.lines[2].id', '$.lines[10].id'].map(
      (path) => `body ${path}: expected 1, actual 2`,
    ),
  );
});

test('LAB-12: status comes first, and a header that a contract names twice is there once', () => {
  expect(
    mismatchTexts([body('$.a', '1', '2', ''), header, { ...header, key: 'content-type' }, status]),
  ).toEqual([
    'status: expected 503, actual 200',
    'header content-type: expected application/json, actual text/plain',
    'body $.a: expected 1, actual 2',
  ]);
});
