import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CountryCode } from '#countries/country.ts';
import { addressRules } from './addressRules.ts';
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
  isEmail,
  isName,
  isNumeric,
  isPassword,
  isRut,
  isRutSoFar,
  type Pattern,
} from './patterns.ts';

describe('patterns', () => {
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
});

describe('email', () => {
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
});

describe('address numbers', () => {
  /** Least and most digits of each field of a country; a field that it does not ask for is absent (VAL-29). */
  const limits = {
    ar: { prefix: [2, 4], phone: [6, 8], postcode: [4, 4] },
    cl: { phone: [9, 9], postcode: [7, 7] },
    co: { phone: [10, 10] },
    br: { phone: [10, 11], postcode: [8, 8] },
  } as const;

  type Accepts = (text: string) => boolean;

  /**
   * Whatever dots, hyphens, spaces and brackets are between them, so many digits are accepted, and others are not; those of
   * `before` do not count.
   */
  function check(
    least: number,
    most: number,
    { clean, accepts }: { clean: (text: string, areaCode: string) => string; accepts: Accepts },
    before: readonly string[] = [],
  ) {
    // A 0, the 5 of a country's code and the 9 of mobile phones are of `before` if a number may follow them.
    const others = before.length > 0 ? [] : ['0', '5'];
    const first = fc.constantFrom(...Array.from(before.includes('9') ? '1234678' : '12346789'), ...others);
    const digit = fc.constantFrom(...Array.from('0123456789'));
    const between = fc.constantFrom('', '', ' ', '-', '.', '(', ') ', '\u00A0', '–');
    const odd = fc.constantFrom('', '', '', 'a', '+', '/', '٣');
    const rest = fc.array(fc.tuple(digit, between), { maxLength: 12 });
    fc.assert(
      fc.property(fc.constantFrom('', ...before), first, rest, odd, (start, own, parts, sign) => {
        const typed = start + own + parts.map(([each, other]) => each + other).join('') + sign;
        const count = parts.length + 1;
        return accepts(clean(typed, '')) === (sign === '' && count >= least && count <= most);
      }),
      { seed: 20241, numRuns: 600 },
    );
  }

  /** What may be in front of a number, and is not sent (VAL-31). */
  const inFront = {
    prefix: () => ['0', '(0', '9', '54 ', '+54 9', '00'],
    phone: (country: CountryCode) => {
      const code = { ar: '+54', cl: '+56', co: '+57', br: '+55' }[country];
      // In br the code of a carrier may follow the 0.
      const inside = country === 'br' ? [] : ['0', '(0', `${code} (0)`];
      return [...inside, code, `${code} `, code.replace('+', '00')];
    },
    postcode: () => [],
  };

  const cases = Object.entries(limits).flatMap(([country, fields]) =>
    Object.entries(fields).map(([field, [least, most]]) => ({
      country: country as CountryCode,
      field: field as 'prefix' | 'phone' | 'postcode',
      least,
      most,
    })),
  );

  describe('the numbers of an address', () => {
    test.each(cases)(
      'VAL-29, VAL-31: in $country $field has $least to $most digits',
      ({ country, field, least, most }) => {
        const rule = addressRules(country)[field];
        expect(rule).toBeDefined();
        expect(() => rule && check(least, most, rule, inFront[field](country))).not.toThrow();
      },
    );

    test('VAL-29, ADDR-20: a country asks for those alone', () => {
      for (const [country, fields] of Object.entries(limits)) {
        const rules = addressRules(country as CountryCode);
        const asked = (['prefix', 'phone', 'postcode'] as const).filter(
          (field) => rules[field] !== undefined,
        );
        expect(asked).toEqual(Object.keys(fields));
      }
    });

    test.each<[string, (text: string) => string, Accepts]>([
      ['leaves separators', (text) => text, (text) => /^\d{6,8}$/.test(text)],
      ['takes every sign away', (text) => text.replaceAll(/\D/g, ''), (text) => /^\d{6,8}$/.test(text)],
      ['has no end', (text) => text.replaceAll(/[.()\p{Pd}\s]/gu, ''), (text) => /^\d{6,}$/.test(text)],
      [
        'needs one digit more',
        (text) => text.replaceAll(/[.()\p{Pd}\s]/gu, ''),
        (text) => /^\d{7,8}$/.test(text),
      ],
      [
        'knows digits of every script',
        (text) => text.replaceAll(/[.()\p{Pd}\s]/gu, ''),
        (text) => /^\p{N}{6,8}$/u.test(text),
      ],
    ])('refused is a phone that %s', (_fault, clean, accepts) => {
      expect(() => check(6, 8, { clean, accepts })).toThrow('Property failed');
    });
  });

  describe('a field without a pattern', () => {
    const { plain } = addressRules('ar');

    test.each(['1', 'S/N', 'kilómetro 12 ½', '#', 'x'.repeat(5000), '12 (fondo) & más'])(
      'VAL-17: accepts %j',
      (text) => {
        expect(plain.accepts(plain.clean(text))).toBe(true);
      },
    );

    test('VAL-17: accepts whatever is typed', () => {
      expect(() =>
        fc.assert(
          fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) =>
            plain.accepts(plain.clean(text)),
          ),
          { seed: 20241, numRuns: 500 },
        ),
      ).not.toThrow();
    });
  });
});
