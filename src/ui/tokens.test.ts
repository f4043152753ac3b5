import { readFile, readdir } from 'node:fs/promises';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const schemes = ['light', 'dark'] as const;
type Scheme = (typeof schemes)[number];

const source = await readFile(new URL('./tokens.css', import.meta.url), 'utf8');

/** The colour of a token: `#rrggbb`, or `light-dark(#rrggbb, #rrggbb)`. */
function colourOf(token: string, scheme: Scheme) {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(source)?.[1] ?? '';
  const [light, dark = light] = value.match(/#[0-9a-f]{6}/g) ?? [];
  const colour = scheme === 'light' ? light : dark;
  if (colour === undefined)
    throw new Error(`Failed to read the colour --${token}: no #rrggbb in '${value}'.`);
  return colour;
}

/** WCAG 2.2, relative luminance. */
function luminanceOf(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string) {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const text: [string, string][] = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'raised'],
  ['ink-2', 'paper'],
  ['ink-2', 'surface'],
  ['ink-2', 'raised'],
  ['ink-off', 'paper'],
  ['ink-off', 'surface'],
  ['on-ink', 'ink'],
  ['on-picture', 'picture-back'],
  ['on-picture', 'picture-tag'],
  ['on-picture-saving', 'picture-tag'],
  ['saving', 'paper'],
  ['saving', 'surface'],
  ['saving', 'saving-soft'],
  ['ink', 'saving-soft'],
  ['error', 'paper'],
  ['error', 'raised'],
  ['error', 'error-soft'],
  ['ink', 'error-soft'],
  ['success', 'paper'],
  ['on-snack', 'snack'],
  ['snack-mark', 'snack'],
  ['on-snack', 'snack-error'],
];

const edges: [string, string][] = [
  ['line-strong', 'paper'],
  ['line-strong', 'raised'],
  ['focus', 'paper'],
  ['focus', 'raised'],
  ['on-picture-focus', 'picture-back'],
];

/** The pairs below a contrast, as in 'ink on paper: 2.14'. */
const weakPairs = (pairs: readonly [string, string][], least: number, scheme: Scheme) =>
  pairs.flatMap(([on, ground]) => {
    const contrast = contrastOf(colourOf(on, scheme), colourOf(ground, scheme));
    return contrast < least ? [`${on} on ${ground}: ${contrast.toFixed(2)}`] : [];
  });

test.each(schemes)('REACH-01, REACH-03: text reads on its ground at 4.5 to 1 or more, %s', (scheme) => {
  expect(weakPairs(text, 4.5, scheme)).toEqual([]);
});

test.each(schemes)('REACH-01, REACH-03: edges and rings have a contrast of 3 to 1 or more, %s', (scheme) => {
  expect(weakPairs(edges, 3, scheme)).toEqual([]);
});

test('REACH-01: the computed contrasts equal those of the guideline', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('REACH-01: with forced colours each colour is one of the system, but those on a picture', () => {
  const [, usual = '', forced = ''] = source.split(/^:root \{|@media \(forced-colors: active\) \{/m);
  const named = (text: string, value: RegExp) =>
    [...text.matchAll(/--([\w-]+): ([^;]+);/g)].flatMap(([, name, given = '']) =>
      value.test(given) ? [name] : [],
    );
  const colours = named(usual, /^(?:light-dark\()?#/).filter((name) => !/picture/.test(String(name)));
  expect(colours).toContain('ink');
  const system = named(forced, /^(?:Canvas|CanvasText|GrayText|Highlight)$/);
  expect(system).toEqual(colours);
});

test('no two style files of the shop have the same name', async () => {
  const files = await readdir('src', { recursive: true });
  const names = files.filter((file) => file.endsWith('.module.css')).map((file) => basename(file));
  expect(names.length).toBeGreaterThan(30);
  expect(names).toEqual([...new Set(names)]);
});
