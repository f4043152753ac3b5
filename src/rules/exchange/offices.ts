import type { Office } from '#schemas/exchangeShapes.ts';

/** A branch in one line: its name and address, as far as they are known. */
export const officeLine = ({ name, address1, city }: Pick<Office, 'name' | 'address1' | 'city'>): string =>
  [name, address1, city].filter((part) => part !== '').join(', ');
