import { expect, test } from 'vitest';
import { compareLedger, entryModules } from './compareLedger.ts';

const manifest = {
  'index.html': { file: 'index.js', isEntry: true, imports: ['_packages.js'] },
  '_packages.js': { file: 'packages.js' },
  '_HomeScreen.js': { file: 'home.js', name: 'HomeScreen', imports: ['index.html'] },
};
const chunks = {
  'index.js': ['src/main.tsx', 'src/app/App.tsx'],
  'packages.js': ['node_modules/react/index.js'],
  'home.js': ['src/features/home/HomeScreen.tsx'],
};

test('the modules of the entry are those of its chunk and of the chunks that it imports', () => {
  expect(entryModules(manifest, chunks)).toEqual([
    'node_modules/react/index.js',
    'src/app/App.tsx',
    'src/main.tsx',
  ]);
});

test('the ledger names each module that has come and each that has gone', () => {
  expect(compareLedger(['a.ts', 'form.ts'], ['a.ts', 'old.ts'])).toEqual([
    '+ form.ts is in the entry, and not in the ledger.',
    '- old.ts is in the ledger, and not in the entry.',
  ]);
  expect(compareLedger(['a.ts'], ['a.ts'])).toEqual([]);
});
