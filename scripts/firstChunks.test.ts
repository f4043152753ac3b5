import { expect, test } from 'vitest';
import { firstChunks, laterChunks } from './firstChunks.ts';

/** Who imports whom outright; what comes later is imported by nobody in that way. */
const importers: Record<string, string[]> = {
  '/src/main.tsx': [],
  '/src/app/Shell.tsx': ['/src/main.tsx'],
  '/node_modules/react/index.js': ['/src/app/Shell.tsx', '/src/features/Screen.tsx'],
  '/src/features/Screen.tsx': [],
  '/src/features/Other.tsx': [],
  '/src/features/Part.tsx': ['/src/features/Screen.tsx'],
  '/src/ui/Picture.tsx': ['/src/features/Part.tsx', '/src/features/Other.tsx'],
  '/src/commerce/cartCalls.ts': ['/src/features/Part.tsx', '/src/features/Other.tsx'],
  '/node_modules/form/index.js': ['/src/features/Screen.tsx'],
  '/node_modules/form/one.js': ['/node_modules/form/two.js', '/node_modules/form/index.js'],
  '/node_modules/form/two.js': ['/node_modules/form/one.js'],
  '/node_modules/both/index.js': ['/src/ui/Picture.tsx'],
  '\0rolldown/runtime.js': [],
};

const chunking = {
  getModuleInfo: (id: string) =>
    importers[id] === undefined
      ? null
      : {
          isEntry: id === '/src/main.tsx',
          importers: importers[id],
          dynamicImporters: /Screen|Other/.test(id) ? ['/src/app/Shell.tsx'] : [],
        },
};

test.each([
  ['/src/main.tsx', 'shop'],
  ['/src/app/Shell.tsx', 'shop'],
  ['/node_modules/react/index.js', 'packages'],
  ['\0rolldown/runtime.js', 'packages'],
  ['/src/features/Screen.tsx', null],
  ['/src/features/Part.tsx', null],
  ['/node_modules/form/index.js', null],
  ['/node_modules/form/one.js', null],
  ['/node_modules/form/two.js', null],
  ['/src/nobody.ts', null],
])('%s goes to %s', (id, name) => {
  expect(firstChunks(id, chunking)).toBe(name);
});

test.each([
  ['/src/ui/Picture.tsx', 'shop'],
  ['/node_modules/both/index.js', 'packages'],
  ['/src/commerce/cartCalls.ts', null],
])('%s, which two later ones need, goes to %s', (id, name) => {
  expect(firstChunks(id, chunking)).toBe(name);
});

test.each([
  ['/src/commerce/cartCalls.ts', 'cart'],
  ['/src/schemas/cart.ts', 'cart'],
  ['/src/schemas/cartShape.ts', null],
  ['/src/features/cart/CartScreen.tsx', null],
])('%s goes to %s where it does not come first', (id, name) => {
  expect(laterChunks(id)).toBe(name);
});
