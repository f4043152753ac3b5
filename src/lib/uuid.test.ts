import { expect, test } from 'vitest';
import * as v from 'valibot';
import { uuid } from './uuid.ts';

test.each([0, 0.5, 1 - 2 ** -32])(
  'TFA-15: is a UUID of version 4, also of numbers that are all %d',
  (number) => {
    expect(
      v.safeParse(
        v.pipe(v.string(), v.uuid()),
        uuid(() => number),
      ).success,
    ).toBe(true);
    expect(uuid(() => number)).toMatch(/^.{8}-.{4}-4.{3}-[89ab].{3}-.{12}$/);
  },
);

test('TFA-15: each digit is a number of its own', () => {
  const made = new Set(Array.from({ length: 500 }, () => uuid(Math.random)));
  expect(made.size).toBe(500);
});
