import { expect, test } from 'vitest';
import { criticalCss } from './criticalCss.ts';

const markup = '<a class="tab near"></a><p class="bone"></p>';
const rest = '.tab{}.near{}.bone{}';
const kept = (css: string) => criticalCss(`${rest}${css}`, markup).slice(rest.length);

test.each([
  ['without a class', 'body{margin:0}@font-face{font-family:A}:root{--a:1px}'],
  ['of a class', '.tab{color:red}.tab[aria-current]:before{content:"."}'],
  ['of classes that stand in brackets', '.tab:not(.far){color:red}:is(.far,.tab){color:red}'],
  ['in a condition', '@media (width>=58rem){.tab{color:red}}@supports (a:b){.tab{color:red}}'],
  ['in a layer', '@layer base,parts;@layer parts{.tab{color:red}}'],
  ['of an animation that is named', '.bone{animation:1s breathe}@keyframes breathe{to{opacity:.5}}'],
])('a rule stays: %s', (_what, css) => {
  expect(kept(css)).toBe(css);
});

test.each([
  ['of another class', '.far{color:red}.tab .far{color:red}'],
  ['of an animation that nothing names', '@keyframes arrive{to{opacity:1}}'],
  ['with the condition that holds nothing else', '@layer parts{@media print{.far{color:red}}}'],
])('a rule goes: %s', (_what, css) => {
  expect(kept(css)).toBe('');
});

test('of several selectors those stay that may fit', () => {
  expect(kept('.far,.tab{color:red}')).toBe('.tab{color:red}');
});

test('a class that no stylesheet knows fails the build', () => {
  expect(() => criticalCss('.tab{}', markup)).toThrow('no rule for the class near, bone');
});
