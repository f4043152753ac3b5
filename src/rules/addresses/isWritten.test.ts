import { expect, test } from 'vitest';
import { anAddress } from '#fixtures/addresses.ts';
import { isWritten } from './isWritten.ts';

test.each([
  [{}, true],
  [{ address1: 'Calle 7', street_number: '776' }, true],
  [{ address1: 'Calle 7', street_number: '777' }, false],
  [{ address1: 'calle 7' }, false],
  [{ id_customer_address: '1' }, false],
])('an address that was written as %j: %s', (written, expected) => {
  const address = anAddress({ id_customer_address: '2', address1: 'Calle 7', street_number: '776' });
  expect(isWritten(address, written)).toBe(expected);
});
