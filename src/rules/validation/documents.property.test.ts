import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanDocument, isDocument, isDocumentSoFar } from './documents.ts';

type Rule = typeof isDocumentSoFar;

const settings = { seed: 20241, numRuns: 2000 };
const digit = fc.constantFrom(...Array.from('0123456789'));
const last = fc.constantFrom(...Array.from('0123456789kK'));

/** A RUT as people write it: with dots and a hyphen, or without. */
const written = fc
  .tuple(fc.array(digit, { minLength: 7, maxLength: 8 }), last, fc.boolean())
  .map(([number, check, isPlain]) => {
    const digits = number.join('');
    return isPlain ? digits + check : `${digits.replaceAll(/\B(?=(?:\d{3})+$)/g, '.')}-${check}`;
  });

const accepts = (rule: Rule, typed: string) => {
  const text = cleanDocument('RUT', typed);
  return text === '' || rule('RUT', text);
};

/** Nobody who types a RUT sees a fault on the way; what no RUT begins with is one at once, and stays one. */
function check(rule: Rule) {
  fc.assert(
    fc.property(written, (rut) => {
      const steps = Array.from({ length: rut.length }, (_, at) => rut.slice(0, at + 1));
      return isDocument('RUT', cleanDocument('RUT', rut)) && steps.every((typed) => accepts(rule, typed));
    }),
    settings,
  );
  fc.assert(
    fc.property(written, fc.nat(), fc.constantFrom('J', 'x', 'ñ', 'É'), (rut, at, foreign) => {
      const place = at % (rut.length + 1);
      return !accepts(rule, rut.slice(0, place) + foreign);
    }),
    settings,
  );
  fc.assert(
    fc.property(fc.array(last, { minLength: 10, maxLength: 20 }), (long) => !accepts(rule, long.join(''))),
    settings,
  );
}

test('VAL-22, VAL-27: every beginning of a RUT may become one, and nothing else may', () => {
  expect(() => check(isDocumentSoFar)).not.toThrow();
});

test.each<[string, Rule]>([
  ['wants the whole number', isDocument],
  ['wants two characters', (type, text) => text.length > 1 && isDocumentSoFar(type, text)],
  ['is one short', (_type, text) => /^[\dK]{1,8}$/.test(text)],
  ['takes every letter', (_type, text) => /^[\da-z]{1,9}$/i.test(text)],
  ['has no end', (_type, text) => /^[\dk]+$/i.test(text)],
])('refused is a rule that %s', (_fault, rule) => {
  expect(() => check(rule)).toThrow('Property failed');
});
