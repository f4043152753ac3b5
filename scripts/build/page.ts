import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { brandName } from '#countries/country.ts';
import { shellTexts } from '#texts/shell.ts';
import { letter } from '#ui/layout/letter.ts';

const tokens = readFileSync('src/ui/tokens.css', 'utf8');

/** A color of `src/ui/tokens.css` in both schemes. */
export function colorOf(token: string): { light: string; dark: string } {
  const [, light, dark] = new RegExp(String.raw`--${token}: light-dark\((#\w+), (#\w+)\)`).exec(tokens) ?? [];
  if (light === undefined || dark === undefined)
    throw new Error(`src/ui/tokens.css has no color --${token} with a light and a dark value.`);
  return { light, dark };
}

const paper = colorOf('paper');
const inUrl = (token: string) => encodeURIComponent(colorOf(token).light);

/** What stands between percent signs in `index.html`. */
const values: Readonly<Record<string, string>> = {
  brand: brandName,
  description: shellTexts('ar').shell.description,
  'paper-light': paper.light,
  'paper-dark': paper.dark,
  ink: inUrl('ink'),
  'on-ink': inUrl('on-ink'),
  letter,
};

/** The page with the name of the shop, its colors and its letter. */
export const fillPage = (page: string): string =>
  page.replaceAll(/%([a-z][a-z-]+)%/g, (text, name: string) => values[name] ?? text);

/** Fills in `index.html`, before Vite reads the addresses in it. */
export const page = (): Plugin => ({
  name: 'page',
  transformIndexHtml: { order: 'pre', handler: fillPage },
});
