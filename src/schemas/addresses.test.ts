import * as v from 'valibot';
import { expect, test } from 'vitest';
import { anAddress } from '#fixtures/addresses.ts';
import { address } from './addresses.ts';

const fields = ['is_default_billing', 'is_default_shipping'] as const;

test.each(fields.flatMap((field) => ["'1'", "'0'"].map((mark) => [field, mark] as const)))(
  'ADDR-02: %s is the text %s',
  (field, mark) => {
    expect(v.is(address, { ...anAddress(), [field]: mark.slice(1, -1) })).toBe(true);
  },
);

test.each(
  fields.flatMap((field) => [1, 0, true, false, '', '2', null].map((value) => [field, value] as const)),
)('ADDR-02: %s is not %j', (field, value) => {
  expect(v.is(address, { ...anAddress(), [field]: value })).toBe(false);
});
