import { expect, test } from 'vitest';
import { cartChunk, firstChunks, screenChunks } from './firstChunks.ts';

/** Who imports whom outright; what comes later is imported by nobody in that way. */
const importers: Record<string, string[]> = {
  '/src/main.tsx': [],
  '/src/app/Shell.tsx': ['/src/main.tsx'],
  '/node_modules/react/index.js': ['/src/app/Shell.tsx', '/src/features/list/ListScreen.tsx'],
  '/src/features/list/ListScreen.tsx': [],
  '/src/features/cart/CartScreen.tsx': [],
  '/src/features/Part.tsx': ['/src/features/list/ListScreen.tsx'],
  '/src/ui/Picture.tsx': ['/src/features/Part.tsx', '/src/features/cart/CartScreen.tsx'],
  '/src/commerce/cartCalls.ts': ['/src/features/Part.tsx', '/src/features/cart/CartScreen.tsx'],
  '/src/features/Sheet.tsx': [],
  '/src/ui/Slider.tsx': ['/src/features/Part.tsx', '/src/features/Sheet.tsx'],
  '/node_modules/form/index.js': ['/src/features/list/ListScreen.tsx'],
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
        },
};

test.each([
  ['/src/main.tsx', 'shop'],
  ['/src/app/Shell.tsx', 'shop'],
  ['/node_modules/react/index.js', 'packages'],
  ['\0rolldown/runtime.js', 'packages'],
  ['/src/features/list/ListScreen.tsx', null],
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
  ['/src/ui/Slider.tsx', null],
])('%s, which two later parts need, goes to %s', (id, name) => {
  expect(firstChunks(id, chunking)).toBe(name);
});

test.each([
  ['/src/commerce/cartCalls.ts', 'cart'],
  ['/src/schemas/cart.ts', 'cart'],
  ['/src/schemas/cartShape.ts', null],
  ['/src/features/cart/CartScreen.tsx', null],
])('%s goes to %s where it does not come first', (id, name) => {
  expect(cartChunk(id)).toBe(name);
});

test.each([
  ['/src/features/list/ListScreen.tsx', 'ListScreen'],
  ['/src/features/Part.tsx', 'ListScreen'],
  ['/src/ui/Slider.tsx', 'ListScreen'],
  ['/src/ui/Picture.tsx', null],
  ['/src/features/Sheet.tsx', null],
])('%s goes to the file of %s', (id, name) => {
  expect(screenChunks(id, chunking)).toBe(name);
});
