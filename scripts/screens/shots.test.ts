import { expect, test } from 'vitest';
import { selectStories, fileOf, shotsOf, type StoryGlobals } from './shots.ts';

const index = [
  { id: 'cart--one-line', title: 'cart', type: 'story' },
  { id: 'cart--docs', title: 'cart', type: 'docs' },
  { id: 'catalogue--ready', title: 'catalogue', type: 'story' },
  { id: 'ui-button--plain', title: 'ui/Button', type: 'story' },
];
const ids = (words: string[]) => selectStories(index, words).map(({ id }) => id);

test('without words the stories of whole screens are taken', () => {
  expect(ids([])).toEqual(['cart--one-line', 'catalogue--ready']);
});

test.each([
  { words: ['cart'], taken: ['cart--one-line'] },
  { words: ['ca'], taken: ['cart--one-line', 'catalogue--ready'] },
  { words: ['ui-', 'catalogue--ready'], taken: ['catalogue--ready', 'ui-button--plain'] },
])('the words $words take $taken', ({ words, taken }) => {
  expect(ids(words)).toEqual(taken);
});

test('a word that no story begins with is an error that names it', () => {
  expect(() => ids(['cart', 'carrot'])).toThrow('Failed to find a story that begins with carrot.');
});

const taken = (globals: StoryGlobals) =>
  shotsOf(globals).flatMap(({ window, schemes }) => schemes.map((scheme) => `${scheme} ${window.width}`));

test.each<{ globals: StoryGlobals; shots: string[] }>([
  { globals: {}, shots: ['light 390', 'dark 390', 'light 320', 'dark 320'] },
  { globals: { scheme: 'dark' }, shots: [] },
  { globals: { viewport: { value: 'narrow' } }, shots: [] },
  { globals: { viewport: { value: 'wide' } }, shots: ['light 1200', 'dark 1200'] },
  { globals: { text: '200%', viewport: { value: 'narrow' } }, shots: ['light 320', 'dark 320'] },
  { globals: { text: '200%', scheme: 'dark' }, shots: ['dark 320'] },
])('a story of $globals is taken as $shots', ({ globals, shots }) => {
  expect(taken(globals)).toEqual(shots);
});

test('a picture is named by screen, state, scheme and width', () => {
  expect(fileOf('cart--one-line', 'dark', { width: 390, height: 844 })).toBe('cart.one-line.dark.390.png');
});
