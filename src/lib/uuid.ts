/** The digits of a UUID: x is any, y one of 8, 9, a and b. */
const pattern = 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx';

/** A random UUID, version 4, made of numbers from 0 to 1, 1 excluded. */
export const uuid = (random: () => number): string =>
  pattern.replaceAll(/[xy]/g, (digit) =>
    (digit === 'x' ? Math.floor(random() * 16) : 8 + Math.floor(random() * 4)).toString(16),
  );
