import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  digits,
  is10Digits,
  is2To4Digits,
  is4Digits,
  is6To8Digits,
  is7Digits,
  is7To10Digits,
  is7To8Digits,
  isAddressText,
  isName,
  isNumeric,
  isPassword,
  isRut,
  isRutSoFar,
  type Pattern,
} from './patterns.ts';

/** A pattern as its requirement states it: the characters that it accepts, and how many. */
interface Class {
  ids: string;
  pattern: Pattern;
  characters: string;
  least: number;
  /** None by default. */
  most?: number;
}

const numbers = '0123456789';
const spanish = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZáéíóúüñÁÉÍÓÚÜÑ';

const classes: Class[] = [
  {
    ids: 'VAL-05, VAL-06, VAL-07',
    pattern: isPassword,
    characters: `${spanish}${numbers}!@#$%^&*?_~/-`,
    least: 6,
    most: 15,
  },
  { ids: 'VAL-09', pattern: isName, characters: `${spanish}àçãôØß '`, least: 1 },
  { ids: 'VAL-10, VAL-11', pattern: isNumeric, characters: numbers, least: 1 },
  { ids: 'VAL-12', pattern: isAddressText, characters: `${spanish}${numbers} .,#º-`, least: 1 },
  { ids: 'VAL-18', pattern: is7To8Digits, characters: numbers, least: 7, most: 8 },
  { ids: 'VAL-19', pattern: is2To4Digits, characters: numbers, least: 2, most: 4 },
  { ids: 'VAL-20', pattern: is4Digits, characters: numbers, least: 4, most: 4 },
  { ids: 'VAL-21', pattern: isRut, characters: `${numbers}kK`, least: 9, most: 9 },
  { ids: 'VAL-22', pattern: isRutSoFar, characters: `${numbers}kK`, least: 1, most: 9 },
  { ids: 'VAL-23', pattern: is6To8Digits, characters: numbers, least: 6, most: 8 },
  { ids: 'VAL-24', pattern: is7To10Digits, characters: numbers, least: 7, most: 10 },
  { ids: 'VAL-25', pattern: is7Digits, characters: numbers, least: 7, most: 7 },
  { ids: 'VAL-26', pattern: is10Digits, characters: numbers, least: 10, most: 10 },
];

/** A name has letters of every language; what is certainly none of them stands for what it refuses. */
const neverLetters = '0123456789-_.,;:!?@#$%&/()=+*"<>[]{}\\|\t\n\u0000\u200B😀';

const validOf = ({ characters, least, most = 40 }: Class) =>
  fc.string({ unit: fc.constantFrom(...Array.from(characters)), minLength: least, maxLength: most });

const foreignTo = ({ pattern, characters }: Class) =>
  pattern === isName
    ? fc.constantFrom(...Array.from(neverLetters))
    : fc
        .oneof(
          fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
          fc.constantFrom(...Array.from(neverLetters), 'ã', '١', 'Ω'),
        )
        .filter((one) => !characters.includes(one));

/** Valid texts are accepted; with one foreign character in place of any other, or one too few or too many, they are not. */
function check(own: Class, pattern = own.pattern) {
  const { characters, least, most } = own;
  const settings = { seed: 20241, numRuns: 200 };
  fc.assert(fc.property(validOf(own), pattern), settings);
  fc.assert(
    fc.property(validOf(own), fc.nat(), foreignTo(own), (text, at, foreign) => {
      const letters = Array.from(text);
      letters[at % letters.length] = foreign;
      return !pattern(letters.join(''));
    }),
    settings,
  );
  const anyLength = (minLength: number, maxLength: number) =>
    fc.string({ unit: fc.constantFrom(...Array.from(characters)), minLength, maxLength });
  fc.assert(
    fc.property(anyLength(least - 1, least - 1), (text) => !pattern(text)),
    settings,
  );
  if (most !== undefined) {
    fc.assert(
      fc.property(anyLength(most + 1, most + 1), (text) => !pattern(text)),
      settings,
    );
  }
}

test.each(classes)('$ids: exactly the texts of the class are accepted', (own) => {
  expect(() => check(own)).not.toThrow();
});

/** Common mistakes, made of the class itself so that each pattern has its own. */
const mistakes: [string, (own: Class) => Pattern][] = [
  [
    'looks for the class anywhere',
    ({ pattern }) =>
      (text) =>
        pattern(text) || pattern(text.slice(1)) || pattern(text.slice(0, -1)),
  ],
  [
    'lets any first character pass',
    ({ pattern, characters }) =>
      (text) =>
        pattern((characters[0] ?? '') + text.slice(1)),
  ],
  [
    'is one short at the lower end',
    ({ pattern, characters, least }) =>
      (text) =>
        pattern(text.length === least - 1 ? text + characters[0] : text),
  ],
  [
    'forgets a character',
    ({ pattern, characters }) =>
      (text) =>
        pattern(text) && !text.includes(characters[3] ?? ''),
  ],
];

const cases = mistakes.flatMap(([mistake, wrong]) =>
  classes.map((own) => [own.ids, mistake, wrong(own), own] as const),
);

test.each(cases)('%s: a pattern that %s is refused', (_ids, _mistake, wrong, own) => {
  expect(() => check(own, wrong)).toThrow('Property failed');
});

test.each(classes.filter(({ most }) => most !== undefined))(
  '$ids: a pattern without an upper end is refused',
  (own) => {
    const endless: Pattern = (text) =>
      own.pattern(text) ||
      (Array.from(text).every((one) => own.characters.includes(one)) && text.length > own.least);
    expect(() => check(own, endless)).toThrow('Property failed');
  },
);

test('a number of digits without an upper bound has exactly the lower one', () => {
  expect(['1', '12', '123'].filter(digits(2))).toEqual(['12']);
});
