import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  alphanumeric,
  cleanLine,
  cleanText,
  singleSpaces,
  stripAccents,
  withoutSeparators,
} from './sanitise.ts';
import { stripEmoji, stripPrivateUse } from './symbols.ts';

test.each([
  ['Ana😀', 'Ana'],
  ['😀', ''],
  ['Ana 👩🏽‍🚀 Luz', 'Ana  Luz'],
  ['👨‍👩‍👧‍👦Ana', 'Ana'],
  ['Ana🇦🇷', 'Ana'],
  ['Ana❤️', 'Ana'],
  ['☎︎ 123', ' 123'],
  ['Piso 1️⃣', 'Piso 1'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿Ana', 'Ana'],
  ['Av. Ñuñoa 12, 3º-B #4 * 0', 'Av. Ñuñoa 12, 3º-B #4 * 0'],
])('VAL-32: %j without emoji is %j', (text, plain) => {
  expect(stripEmoji(text)).toBe(plain);
});

test.each([
  ['Ana\uE000', 'Ana'],
  ['\uF8FFAna', 'Ana'],
  ['An\u{F0000}a\u{10FFFD}', 'Ana'],
  ['Ana', 'Ana'],
])('VAL-33: %j without private-use symbols is %j', (text, plain) => {
  expect(stripPrivateUse(text)).toBe(plain);
});

test.each([
  ['Ñandú', 'Nandu'],
  ['áéíóúüñÁÉÍÓÚÜÑ', 'aeiouunAEIOUUN'],
  ['Sa\u0303o João', 'Sao Joao'],
  ['Ana 12', 'Ana 12'],
  ['한국', '한국'],
])('VAL-34: %j without accents is %j', (text, plain) => {
  expect(stripAccents(text)).toBe(plain);
});

test.each([
  ['a  b', 'a b'],
  ['a b', 'a b'],
  ['a \t\n b   c', 'a b c'],
  ['   a', ' a'],
  ['ab', 'ab'],
])('VAL-35: %j without repeated blanks is %j', (text, plain) => {
  expect(singleSpaces(text)).toBe(plain);
});

test.each([
  ['a-b_c 1!', 'abc1'],
  ['12.345.678-K', '12345678K'],
  ['12\u00A0345‑678', '12345678'],
  ['ñandú 9', 'ñandú9'],
  ['--', ''],
  ['１２．345.678－Ｋ', '12345678K'],
  ['1️⃣2️⃣', '12'],
  ['12²', '12²'],
])('VAL-36: %j without other characters is %j', (text, plain) => {
  expect(alphanumeric(text)).toBe(plain);
});

test.each([
  ['11 4567-8901', '1145678901'],
  ['11.4567.8901', '1145678901'],
  ['11\u00A04567–8901', '1145678901'],
  ['+54 11', '+5411'],
  ['(011) 4444-5555', '01144445555'],
  ['[011] ４４４４－5555', '01144445555'],
  ['4444−5555', '44445555'],
  ['\u202A+56 9 8765 4321\u202C☎️', '+56987654321'],
])('VAL-31: %j without dots, hyphens, spaces and brackets is %j', (typed, plain) => {
  expect(withoutSeparators(typed)).toBe(plain);
});

test.each([
  [' Ana😀\uE000 ', 'Ana', 'Ana'],
  ['María 😀 José', 'María  José', 'María José'],
  ['Jose\u0301', 'José', 'José'],
  ['  ', '', ''],
  [' a \n b ', 'a \n b', 'a b'],
  ['\uFEFFAna\u00AD\u200B', 'Ana', 'Ana'],
  ['\u3164\u034F', '', ''],
  ['\uFEFFA\t\n\v\f\rB', 'A\t\n\v\f\rB', 'A B'],
  ['Ｊｏｓｅ\u0301', 'José', 'José'],
  ['Ａｎａ＠１．com', 'Ana@1.com', 'Ana@1.com'],
])('VAL-37: %j is sent as %j, in a line as %j', (typed, text, line) => {
  expect(cleanText(typed)).toBe(text);
  expect(cleanLine(typed)).toBe(line);
});

test.each([
  ['D’Angelo', "D'Angelo"],
  ['‘O´Higgins`', "'O'Higgins'"],
  ['D′Angelo Oʼ＇', "D'Angelo O''"],
  ['Ruta 9 – km 4—5 ‑ B−C', 'Ruta 9 - km 4-5 - B-C'],
  ['Calle 5 N° 7, 3º', 'Calle 5 Nº 7, 3º'],
  ['São João / “7”', 'São João / “7”'],
])('VAL-09, VAL-12: the line %j has plain signs: %j', (typed, line) => {
  expect(cleanLine(typed)).toBe(line);
});

type Clean = (text: string) => string;

const plainText = fc.string({
  unit: fc.constantFrom(...Array.from('aZñÑüáé019 .,#º-_@\'"!?*+&/()')),
  maxLength: 30,
});
const strange = fc.oneof(
  fc.constantFrom('😀', '👩🏽‍🚀', '🇦🇷', '❤️', '\uE000', '\uF8FF', '\u{10FFFD}', '\u200D', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'),
  fc.integer({ min: 0xe000, max: 0xf8ff }).map((code) => String.fromCodePoint(code)),
  fc.integer({ min: 0x1f600, max: 0x1f64f }).map((code) => String.fromCodePoint(code)),
);

/** Whatever is put between plain characters is gone, they are left, and cleaning again changes nothing. */
const check = (clean: Clean) =>
  fc.assert(
    fc.property(fc.array(fc.tuple(plainText, strange)), plainText, (parts, end) => {
      const text = parts.map(([plain, sign]) => plain + sign).join('') + end;
      const expected = (parts.map(([plain]) => plain).join('') + end).trim();
      return clean(text) === expected && clean(clean(text)) === expected;
    }),
    { seed: 20241, numRuns: 1000 },
  );

test('VAL-37: emoji and private-use symbols are left out, and nothing else', () => {
  expect(() => check(cleanText)).not.toThrow();
});

test.each<[string, Clean]>([
  [
    'knows only the first faces',
    (text) => text.replaceAll(/[\u{1F600}-\u{1F64F}\uE000-\uF8FF]/gu, '').trim(),
  ],
  [
    'leaves the signs that join emoji',
    (text) =>
      stripPrivateUse(text)
        .replaceAll(/\p{Extended_Pictographic}/gu, '')
        .trim(),
  ],
  [
    'takes digits for emoji',
    (text) =>
      stripPrivateUse(text)
        .replaceAll(/\p{Emoji}/gu, '')
        .trim(),
  ],
  ['leaves private-use symbols', (text) => stripEmoji(text).trim()],
  ['takes accents too', (text) => stripAccents(cleanText(text))],
])('refused is a cleaning that %s', (_fault, clean) => {
  expect(() => check(clean)).toThrow('Property failed');
});
