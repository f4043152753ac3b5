import { expect, test } from 'vitest';
import { entryFiles, screenFiles } from './screenFiles.ts';

const manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_packages.js'], css: ['index.css'] },
  '_packages.js': { file: 'packages.js' },
  '_shared.js': { file: 'shared.js', imports: ['index.html', '_other.js'], css: ['shared.css'] },
  '_other.js': { file: 'other.js', imports: ['_shared.js'] },
  '_HomeScreen.js': {
    file: 'home.js',
    name: 'HomeScreen',
    imports: ['index.html', '_shared.js'],
    css: ['home.css'],
  },
};

test('every page brings the entry with all that it imports', () => {
  expect(entryFiles(manifest)).toEqual({ scripts: ['index.js', 'packages.js'], styles: ['index.css'] });
});

test('a screen brings what the entry has not', () => {
  expect(screenFiles(manifest, 'HomeScreen')).toEqual({
    scripts: ['home.js', 'shared.js', 'other.js'],
    styles: ['home.css', 'shared.css'],
  });
});

test('a screen that is not in the build fails it', () => {
  expect(() => screenFiles(manifest, 'GoneScreen')).toThrow('it has no chunk GoneScreen');
});
