import { expect, test } from 'vitest';
import { entryScripts, screenScripts, stylesheets } from './screenFiles.ts';

const manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_packages.js'] },
  '_packages.js': { file: 'packages.js' },
  '_shared.js': { file: 'shared.js', imports: ['index.html', '_other.js'] },
  '_other.js': { file: 'other.js', imports: ['_shared.js'] },
  '_HomeScreen.js': { file: 'home.js', name: 'HomeScreen', imports: ['index.html', '_shared.js'] },
  'style.css': { file: 'style.css' },
};

test('every page brings the entry with all that it imports', () => {
  expect(entryScripts(manifest)).toEqual(['index.js', 'packages.js']);
});

test('the styles are apart', () => {
  expect(stylesheets(manifest)).toEqual(['style.css']);
});

test('a screen brings what the entry has not', () => {
  expect(screenScripts(manifest, 'HomeScreen')).toEqual(['home.js', 'shared.js', 'other.js']);
});

test('a screen that is not in the build fails it', () => {
  expect(() => screenScripts(manifest, 'GoneScreen')).toThrow('it has no chunk GoneScreen');
});
