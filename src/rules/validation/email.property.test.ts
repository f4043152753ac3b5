import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmail, type Pattern } from './patterns.ts';

const from = (characters: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from(characters)), minLength, maxLength });

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const local = from(`${letters}0123456789._%+'-ñé`, 1, 20);
const labels = fc.array(from(`${letters}0123456789-ñ`, 1, 12), { minLength: 1, maxLength: 4 });
const ending = from(letters, 2, 10);

interface Parts {
  local: string;
  labels: string[];
  ending: string;
}

const written = (parts: Parts) => `${parts.local}@${parts.labels.join('.')}.${parts.ending}`;
const emails: fc.Arbitrary<Parts> = fc.record({ local, labels, ending });

const blank = fc.constantFrom(' ', '\t', '\n', '\u00A0', '\u3000', '\u0000', '\u200B', '\uFEFF');

/** One fault each: what makes of an e-mail something else. */
const faults: ((parts: Parts, text: string, at: number, sign: string) => string)[] = [
  (parts) => written({ ...parts, local: '' }),
  (parts) => written(parts).replace('@', ''),
  (_parts, text, at) => `${text.slice(0, at)}@${text.slice(at)}`,
  (_parts, text, at, sign) => text.slice(0, at) + sign + text.slice(at),
  (parts) => `${parts.local}@${parts.ending}`,
  (parts) => written({ ...parts, ending: parts.ending.slice(0, 1) }),
  (parts) => written({ ...parts, ending: parts.ending.padEnd(11, 'x') }),
  (parts) => written({ ...parts, ending: `${parts.ending.slice(1)}1` }),
  (parts) => written({ ...parts, labels: ['', ...parts.labels] }),
  (parts) => written({ ...parts, labels: [...parts.labels, ''] }),
  (_parts, text) => `${text}.`,
];

function check(pattern: Pattern) {
  const settings = { seed: 20241, numRuns: 1500 };
  fc.assert(
    fc.property(emails, (parts) => pattern(written(parts))),
    settings,
  );
  fc.assert(
    fc.property(emails, fc.constantFrom(...faults), fc.nat(), blank, (parts, fault, at, sign) => {
      const text = written(parts);
      return !pattern(fault(parts, text, at % (text.length + 1), sign));
    }),
    settings,
  );
}

test('VAL-02, VAL-04: every e-mail is accepted, and none with one fault in it', () => {
  expect(() => check(isEmail)).not.toThrow();
});

test.each<[string, Pattern]>([
  ['wants an ending of two or three letters', (text) => /^[^\s@]+@[^\s@]+\.[A-Za-z]{2,3}$/.test(text)],
  [
    'has no upper end for the ending',
    (text) => /^[^\s@\p{C}]+@(?:[^\s@.\p{C}]+\.)+[A-Za-z]{2,}$/u.test(text),
  ],
  [
    'accepts digits in the ending',
    (text) => /^[^\s@\p{C}]+@(?:[^\s@.\p{C}]+\.)+[A-Za-z\d]{2,10}$/u.test(text),
  ],
  ['looks for an e-mail anywhere', (text) => /[^\s@]+@[^\s@]+\.[A-Za-z]{2,10}/.test(text)],
  ['knows plain letters only', (text) => /^[\w.%+-]+@[\w.-]+\.[A-Za-z]{2,10}$/.test(text)],
  [
    'accepts a domain that begins with a dot',
    (text) => /^[^\s@\p{C}]+@[^\s@\p{C}]+\.[A-Za-z]{2,10}$/u.test(text),
  ],
  ['accepts invisible characters', (text) => /^[^\s@]+@(?:[^\s@.]+\.)+[A-Za-z]{2,10}$/.test(text)],
])('refused is a pattern that %s', (_fault, pattern) => {
  expect(() => check(pattern)).toThrow('Property failed');
});
