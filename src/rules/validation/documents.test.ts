import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countryByCode } from '#countries/countries.ts';
import { cleanDocument, isDocument, isDocumentSoFar } from './documents.ts';

describe('the pattern of a document', () => {
  test.each([
    ['ar', 'DNI', ['1234567', '12345678'], ['123456', '123456789', '1234567K']],
    ['cl', 'RUT', ['12345678K', '12345678k', '123456789'], ['12345678', '1234567890', '12345678J']],
    ['co', 'CC', ['123456', '1234567', '12345678', '123456789', '1234567890'], ['12345', '12345678901']],
    ['co', 'CE', ['123456', '12345678'], ['12345', '123456789']],
    ['co', 'NIT', ['3001234567'], ['300123456', '30012345678']],
    ['br', 'CPF', ['12345678901'], ['1234567890', '123456789012']],
  ] as const)('VAL-27: in %s of a %s', (country, type, accepted, refused) => {
    expect(countryByCode(country).documentTypes).toContain(type);
    expect(accepted.filter((text) => !isDocument(type, text))).toEqual([]);
    expect(refused.filter((text) => isDocument(type, text))).toEqual([]);
  });

  test.each(['', 'dni', 'Pasaporte', 'constructor', '__proto__'])('VAL-27: there is none for %j', (type) => {
    expect(isDocument(type, '12345678')).toBe(false);
  });

  test('VAL-27, VAL-22: a RUT is checked while it is typed', () => {
    expect(['1', '12345678K', '123456789'].every((text) => isDocumentSoFar('RUT', text))).toBe(true);
    expect(['', '1234567890', '1J'].some((text) => isDocumentSoFar('RUT', text))).toBe(false);
  });

  test.each(['DNI', 'CC', 'CE', 'NIT', 'CPF'])('VAL-27: a %s is not', (type) => {
    expect(isDocumentSoFar(type, '1')).toBe(true);
    expect(isDocumentSoFar(type, '12345678901234')).toBe(true);
  });
});

describe('a document as typed', () => {
  test.each([
    ['12.345.678-K', '12345678K', true],
    ['12.345.678-k', '12345678K', true],
    ['7.654.321-K', '07654321K', true],
    ['7654321K', '07654321K', true],
    ['12345678 9', '123456789', true],
    ['654321-K', '654321K', false],
    ['', '', false],
    ['1234567890', '1234567890', false],
  ])('VAL-28: the RUT %j is sent as %j', (typed, sent, valid) => {
    expect(cleanDocument('RUT', typed)).toBe(sent);
    expect(isDocument('RUT', cleanDocument('RUT', typed))).toBe(valid);
  });

  test.each([
    ['DNI', '12.345.678', '12345678', true],
    ['DNI', ' 12 345 678 ', '12345678', true],
    ['CPF', '123.456.789-01', '12345678901', true],
    ['NIT', '300.123.456-7', '3001234567', true],
    ['CC', '1.234.567', '1234567', true],
    ['DNI', '12.345.67ñ', '1234567ñ', false],
    ['DNI', '1234567', '1234567', true],
    ['CE', '1234567k', '1234567k', false],
    ['DNI', '３０．１２３．４５６\u200B', '30123456', true],
  ])('VAL-31: the %s %j is checked as %j', (type, typed, checked, valid) => {
    expect(cleanDocument(type, typed)).toBe(checked);
    expect(isDocument(type, cleanDocument(type, typed))).toBe(valid);
  });
});

interface Documents {
  clean: typeof cleanDocument;
  accepts: typeof isDocument;
}

const lengths = { DNI: [7, 8], RUT: [8, 9], CC: [6, 10], CE: [6, 8], NIT: [10, 10], CPF: [11, 11] } as const;
const types = Object.keys(lengths) as (keyof typeof lengths)[];
const separators = fc.array(fc.constantFrom('', '', '.', '-', ' ', '\u00A0'), {
  minLength: 16,
  maxLength: 16,
});

/** Documents of any length from 1 to 16, typed with separators: accepted if their length is one of their type's. */
const check = ({ clean, accepts }: Documents) =>
  fc.assert(
    fc.property(
      fc.constantFrom(...types),
      fc.string({ unit: fc.constantFrom(...Array.from('0123456789')), minLength: 1, maxLength: 16 }),
      separators,
      fc.constantFrom('', 'K', 'x', 'ñ'),
      (type, number, between, last) => {
        const typed = [...Array.from(number), last].map((one, at) => one + (between[at] ?? '')).join('');
        const length = number.length + last.length;
        const [least, most] = lengths[type];
        const valid = length >= least && length <= most && (last === '' || (last === 'K' && type === 'RUT'));
        const text = clean(type, typed);
        return (
          accepts(type, text) === valid &&
          (!valid || text === (number + last).padStart(type === 'RUT' ? 9 : 0, '0'))
        );
      },
    ),
    { seed: 20241, numRuns: 3000 },
  );

const real: Documents = { clean: cleanDocument, accepts: isDocument };

test('VAL-27, VAL-28, VAL-31: however it is typed, a document is accepted by its length', () => {
  expect(() => check(real)).not.toThrow();
});

test.each<[string, Documents]>([
  [
    'forget the zero of an old RUT',
    { ...real, clean: (type, typed) => cleanDocument(type, typed).replace(/^0(?=.{8}$)/, '') },
  ],
  [
    'fill up every RUT',
    {
      ...real,
      clean: (type, typed) =>
        type === 'RUT' ? cleanDocument(type, typed).padStart(9, '0') : cleanDocument(type, typed),
    },
  ],
  ['leave hyphens', { ...real, clean: (_type, typed) => typed.replaceAll(/[. \u00A0]/g, '') }],
  [
    'drop every letter',
    { ...real, clean: (type, typed) => cleanDocument(type, typed.replaceAll(/[^\dK]/g, '')) },
  ],
  ['know one length for all', { ...real, accepts: (_type, text) => /^\d{7,10}$/.test(text) }],
  [
    'refuse the old cards of Colombia',
    { ...real, accepts: (type, text) => isDocument(type, text) && !(type === 'CC' && text.length === 6) },
  ],
])('refused are documents that %s', (_fault, documents) => {
  expect(() => check(documents)).toThrow('Property failed');
});
