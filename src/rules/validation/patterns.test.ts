import { expect, test } from 'vitest';
import {
  addressNumbers,
  bankNumbers,
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
  isTwoStepCode,
  passwordRules,
  type Pattern,
} from './patterns.ts';

/** What a pattern accepts and refuses, by its requirement. */
function table(title: string, pattern: Pattern, accepted: readonly string[], refused: readonly string[]) {
  test.each(accepted)(`${title} accepts %j`, (text) => {
    expect(pattern(text)).toBe(true);
  });
  test.each(refused)(`${title} refuses %j`, (text) => {
    expect(pattern(text)).toBe(false);
  });
}

table(
  'VAL-02: an e-mail',
  isEmail,
  [
    'ana@mail.co',
    'ana.perez+promo@sub.mail.com.ar',
    'a.b@sub.mail.abcdefghij',
    'ana@mail.abcdefghij',
    'ANA@MAIL.CO',
    'ñandú@correo-1.ar',
    "o'higgins@mail.cl",
  ],
  [
    'ana@mail.c',
    'ana@mail.abcdefghijk',
    'ana.mail.co',
    '@mail.co',
    'ana@mail',
    'ana@',
    'ana@.co',
    'ana@mail..co',
    'ana@mail.co.',
    'ana@@mail.co',
    'ana@b@mail.co',
    '',
  ],
);
table(
  'VAL-04: an e-mail',
  isEmail,
  ['ana@mail.xn'],
  [
    'ana @mail.co',
    'ana@ mail.co',
    'ana@mail .co',
    'an a@mail.co',
    ' ana@mail.co',
    'ana@mail.co ',
    'ana@mail.co\n',
    'ana\t@mail.co',
    'ana@mail.c0',
    'ana@mail.12',
    'ana@mail.ñu',
    'ana\u0000@mail.co',
    'ana@ma\u200Bil.co',
  ],
);
table('VAL-05: a password', isPassword, ['Abc123', 'Abcdefgh1234567'], ['Abc12', 'Abcdefgh12345678', '']);
table(
  'VAL-06: a password',
  isPassword,
  ['Ñandú!9', 'a_b~c/d-e*?', '!@#$%^&*?_~/-', 'áéíóúüñ', 'ÁÉÍÓÚÜÑ', '012345', 'azAZ09'],
  ['clave 12', 'clave+12', 'clave\n12', 'clave😀12', 'clave=12', 'clave(12)', 'clave\u000012', 'clave12\n'],
);
table(
  'VAL-07: a password',
  isPassword,
  ['clave-12'],
  ['clave.12', 'clàve12', 'clavê12', 'çlave12', 'clãve12'],
);
test('VAL-05, VAL-06: a password manager is told the lengths and signs of a password', () => {
  const told = /^minlength: (\d+); maxlength: (\d+); allowed: lower, upper, digit, \[(.+)\];$/;
  const [, least, most, signs = ''] = told.exec(passwordRules) ?? [];
  const lengths = Array.from({ length: 20 }, (_, length) => length).filter((length) =>
    isPassword('a'.repeat(length)),
  );
  expect([lengths.at(0), lengths.at(-1)].map(String)).toEqual([least, most]);
  const ascii = Array.from({ length: 128 }, (_, code) => String.fromCodePoint(code));
  const accepted = ascii.filter((sign) => /[^A-Za-z0-9]/.test(sign) && isPassword(`clave${sign}`));
  expect(Array.from(signs).toSorted()).toEqual(accepted.toSorted());
  // A hyphen elsewhere would be a range.
  expect(signs).toMatch(/^-/);
});
table(
  'VAL-09: a name',
  isName,
  ['María José', "D'Angelo", 'Ñuñez', 'Gonçalves', 'Müller', 'Ana', 'Ó'],
  ['Ana2', 'Ana-Luz', 'D’Angelo', 'Ana_Luz', 'Ana.', 'Ana\tLuz', 'Ana\u0000', 'Ana😀', 'Ana"', ''],
);
table(
  'VAL-10: a numeric field',
  isNumeric,
  ['0123', '0', '9'.repeat(40)],
  ['12a', '1.2', '-1', '', ' 1', '١٢'],
);
table('VAL-11: a bank account', isNumeric, ['00123456'], ['12-34', '12 34', '']);
table(
  'VAL-12: an address',
  isAddressText,
  ['Av. Ñuñoa 12, 3º-B #4', 'Cra. 7 # 12-34', 'Güemes 100', 'aZ09', 'ÁÉÍÓÚÜÑ áéíóúüñ'],
  ['Calle 5 / 7', 'Casa & jardín', "O'Higgins 100", 'Calle 5°', 'Calle\n5', 'Calle 5!', ''],
);

/** The twelve texts of the table of examples. */
const numbers = [
  '1',
  '12',
  '123',
  '1414',
  '14140',
  '123456',
  '8320000',
  '12345678',
  '123456789',
  '1234567890',
  '12345678901',
  '12345678K',
];

test.each<[string, string, Pattern, string[]]>([
  ['VAL-18', '7 or 8 digits', is7To8Digits, ['8320000', '12345678']],
  ['VAL-19', '2 to 4 digits', is2To4Digits, ['12', '123', '1414']],
  ['VAL-20', '4 digits', is4Digits, ['1414']],
  ['VAL-21', '9 characters', isRut, ['123456789', '12345678K']],
  ['VAL-22', '1 to 9 characters', isRutSoFar, [...numbers.slice(0, 9), '12345678K']],
  ['VAL-23', '6 to 8 digits', is6To8Digits, ['123456', '8320000', '12345678']],
  ['VAL-24', '7 to 10 digits', is7To10Digits, ['8320000', '12345678', '123456789', '1234567890']],
  ['VAL-25', '7 digits', is7Digits, ['8320000']],
  ['VAL-26', '10 digits', is10Digits, ['1234567890']],
])('%s: %s are accepted, and nothing else', (_id, _what, pattern, accepted) => {
  expect(numbers.filter(pattern)).toEqual(accepted);
});

test.each<[string, Pattern, string[], string[]]>([
  ['VAL-18', is7To8Digits, ['1234567', '12345678'], ['123456', '123456789']],
  ['VAL-19', is2To4Digits, ['11', '2966'], ['1', '12345']],
  ['VAL-20', is4Digits, ['1414'], ['141', '14140']],
  ['VAL-21', isRut, ['12345678k', '12345678K', '123456789'], ['12345678', '1234567890', '12345678-']],
  ['VAL-22', isRutSoFar, ['1', '12345678K', 'k', '123456789'], ['', '1234567890', '1-', '1J']],
  ['VAL-23', is6To8Digits, ['123456', '12345678'], ['12345', '123456789']],
  ['VAL-24', is7To10Digits, ['1234567', '1234567890'], ['123456', '12345678901']],
  ['VAL-25', is7Digits, ['8320000'], ['832000', '83200000']],
  ['VAL-26', is10Digits, ['3001234567'], ['300123456', '30012345678']],
])('%s: the bounds of a pattern', (_id, pattern, accepted, refused) => {
  expect(accepted.filter((text) => !pattern(text))).toEqual([]);
  expect(refused.filter(pattern)).toEqual([]);
});

test.each<[string, Pattern, string]>([
  ['e-mail', isEmail, `a@${'a.'.repeat(2_500_000)}`],
  ['e-mail', isEmail, 'a'.repeat(5_000_000)],
  ['password', isPassword, 'a'.repeat(5_000_000)],
  ['name', isName, `${'a '.repeat(2_500_000)}1`],
  ['address', isAddressText, `${'1 '.repeat(2_500_000)}!`],
  ['number', is4Digits, '1'.repeat(5_000_000)],
])('5 MB in a field are refused without a pause (%s)', (_field, pattern, text) => {
  expect(pattern(text)).toBe(false);
});

/** The lengths, from 1 to 30, of the numbers that a pattern accepts. */
const lengthsOf = (pattern: Pattern | undefined) =>
  pattern &&
  Array.from({ length: 30 }, (_, index) => index + 1).filter((length) => pattern('1'.repeat(length)));

test.each([
  ['ar', [2, 3, 4], [6, 7, 8], [4]],
  ['cl', undefined, [9], [7]],
  ['co', undefined, [10], undefined],
  ['br', undefined, [10, 11], [8]],
] as const)(
  'VAL-29: in %s the digits of area code, phone and postcode are %j, %j, %j',
  (country, ...lengths) => {
    const { areaCode, phone, postcode } = addressNumbers[country];
    expect([areaCode, phone, postcode].map(lengthsOf)).toEqual(lengths);
  },
);

test('VAL-30: CBU 22 digits, CUIT or CUIL 11, the RUT with its letter, the code of two steps 4', () => {
  expect(lengthsOf(bankNumbers.cbu)).toEqual([22]);
  expect(lengthsOf(bankNumbers.cuitCuil)).toEqual([11]);
  expect(lengthsOf(bankNumbers.rut)).toEqual([9]);
  expect(['12345678K', '12345678k', '1234567KK', '12345678J'].filter(bankNumbers.rut)).toEqual([
    '12345678K',
    '12345678k',
    '1234567KK',
  ]);
  expect(lengthsOf(isTwoStepCode)).toEqual([4]);
});

test.each([
  ['1234a', false],
  ['', false],
  ['1234', true],
  ['123K', false],
])('VAL-30: the code %j: %s', (code, valid) => {
  expect(isTwoStepCode(code)).toBe(valid);
});
