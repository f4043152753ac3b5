import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { letter } from '#ui/layout/letter.ts';
import { colorOf, fillPage } from './page.ts';

const page = fillPage(readFileSync('index.html', 'utf8'));

test.each(['<title>Vidriera</title>', 'content="Moda y calzado online."', `d='${letter}'`])(
  'the page has %s',
  (text) => {
    expect(page).toContain(text);
  },
);

test('no value is left open, and a text that is none stays', () => {
  expect(page).not.toMatch(/%[a-z]/);
  expect(fillPage('100%, %3Csvg, %nobody%')).toBe('100%, %3Csvg, %nobody%');
});

test('a color without a second value is named', () => {
  expect(() => colorOf('on-picture')).toThrow(
    'src/ui/tokens.css has no color --on-picture with a light and a dark value.',
  );
});
