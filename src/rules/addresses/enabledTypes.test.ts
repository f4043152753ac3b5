import { expect, test } from 'vitest';
import { anAddressType } from '#fixtures/addressTypes.ts';
import { enabledTypes } from './enabledTypes.ts';

test('ADDR-08: the enabled address types are a list of their own, in their order', () => {
  const home = anAddressType();
  const office = anAddressType({ id: '2', name: 'Oficina', enabled: false });
  const other = anAddressType({ id: '3', name: 'Otra' });
  expect(enabledTypes([home, office, other])).toEqual([home, other]);
  expect(enabledTypes([])).toEqual([]);
});

test('ADDR-08: a type that is named twice is offered once, as it was named first', () => {
  const home = anAddressType({ enabled: false });
  const again = anAddressType({ name: 'Hogar' });
  const other = anAddressType({ id: '3', name: 'Otra' });
  expect(enabledTypes([home, again, other, anAddressType(), other])).toEqual([again, other]);
});
