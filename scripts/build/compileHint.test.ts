import { expect, test } from 'vitest';
import { compileHint } from './compileHint.ts';

const chunk = (name: string, isEntry = false) => ({ type: 'chunk', name, isEntry, code: `run('${name}')` });

test('what a first page runs is compiled while it comes, and all else when it is called', () => {
  const { generateBundle } = compileHint();
  if (typeof generateBundle !== 'object') throw new Error('The plugin has no last word on the bundle.');
  const bundle = {
    'index.js': chunk('index', true),
    'packages.js': chunk('packages'),
    'HomeScreen.js': chunk('HomeScreen'),
    'HomeScreenShared.js': chunk('HomeScreenShared'),
    'FilterSheet.js': chunk('FilterSheet'),
    'index.css': { type: 'asset', source: '.a{}' },
  };
  Reflect.apply(generateBundle.handler, undefined, [{}, bundle, true]);
  const hinted = Object.entries(bundle).filter(([, file]) => 'code' in file && file.code.startsWith('//# '));
  expect(hinted.map(([name]) => name)).toEqual([
    'index.js',
    'packages.js',
    'HomeScreen.js',
    'HomeScreenShared.js',
  ]);
  expect(bundle['index.js'].code).toBe("//# allFunctionsCalledOnLoad\nrun('index')");
  expect(bundle['FilterSheet.js'].code).toBe("run('FilterSheet')");
});
