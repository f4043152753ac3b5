import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { alphanumeric, cleanLine, singleSpaces, withoutSeparators } from './sanitise.ts';

type Clean = (text: string) => string;

const settings = { seed: 20241, numRuns: 1000 };
const from = (characters: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from(characters)), minLength, maxLength });

const word = from("aZñÑüáé019.,#º-'", 1, 8);
const blanks = from(' \t\n\u00A0\u3000', 1, 4);

/** Words with any blanks between them have one space there; those at the ends are `outer`. */
const checkSpaces = (clean: Clean, outer: (blank: string) => string) =>
  fc.assert(
    fc.property(fc.array(fc.tuple(blanks, word), { minLength: 1 }), blanks, (parts, end) => {
      const text = parts.map(([blank, each]) => blank + each).join('') + end;
      const words = parts.map(([, each]) => each).join(' ');
      return clean(text) === outer(' ') + words + outer(' ');
    }),
    settings,
  );

const kept = (blank: string) => blank;
const none = () => '';

test('VAL-35: each run of blanks becomes one space', () => {
  expect(() => checkSpaces(singleSpaces, kept)).not.toThrow();
});

test('VAL-35, VAL-37: a name has one space between its words, and none around them', () => {
  expect(() => checkSpaces(cleanLine, none)).not.toThrow();
});

test.each<[string, Clean]>([
  ['knows spaces alone', (text) => text.replaceAll(/ +/g, ' ')],
  ['changes the first run only', (text) => text.replace(/\s+/, ' ')],
  ['needs two blanks', (text) => text.replaceAll(/\s\s+/g, ' ')],
  ['takes the blanks away', (text) => text.replaceAll(/\s+/g, '')],
])('refused is a cleaning that %s', (_fault, clean) => {
  expect(() => checkSpaces(clean, kept)).toThrow('Property failed');
});

const sign = fc.constantFrom(...Array.from('.-_ /#!?*+()\'"\u00A0‑–😀'));
const letter = fc.constantFrom(...Array.from('aZñÑüáé0193kK'));

/** Whatever signs stand between letters and digits, these alone are left, in their order. */
const checkSigns = (clean: Clean, between: fc.Arbitrary<string>) =>
  fc.assert(
    fc.property(fc.array(fc.tuple(letter, between)), between, (parts, start) => {
      const text = start + parts.map(([own, other]) => own + other).join('');
      return clean(text) === parts.map(([own]) => own).join('');
    }),
    settings,
  );

test('VAL-36: letters and digits are left, and no sign is', () => {
  expect(() => checkSigns(alphanumeric, sign)).not.toThrow();
});

test('VAL-31: no dot, hyphen, space or bracket is left between digits', () => {
  expect(() =>
    checkSigns(withoutSeparators, fc.constantFrom('.', '-', ' ', '\u00A0', '‑', '–', '(', ')')),
  ).not.toThrow();
});

test.each<[string, Clean]>([
  ['knows dots, hyphens, spaces and brackets alone', withoutSeparators],
  ['drops letters with accents', (text) => text.replaceAll(/[^A-Za-z0-9]/g, '')],
  ['drops letters', (text) => text.replaceAll(/\P{N}/gu, '')],
  ['keeps the underscore', (text) => text.replaceAll(/[^\p{L}\p{N}_]/gu, '')],
])('refused is a reading of a document that %s', (_fault, clean) => {
  expect(() => checkSigns(clean, sign)).toThrow('Property failed');
});
