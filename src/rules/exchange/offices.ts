import type { Office } from '#schemas/exchangeShapes.ts';

/** A branch in one line: its name, address and hours, as far as they are known. */
export const officeLine = ({ name, address1, city, hours }: Office): string =>
  [name, address1, city, hours].filter((part) => part !== '').join(', ');
