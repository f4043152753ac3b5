import { expect, test } from 'vitest';
import { firstChunks, laterChunks } from './firstChunks.ts';

/** Who imports whom outright; a screen is imported by nobody in that way. */
const importers: Record<string, string[]> = {
  '/src/main.tsx': [],
  '/src/app/Shell.tsx': ['/src/main.tsx'],
  '/node_modules/react/index.js': ['/src/app/Shell.tsx', '/src/features/Screen.tsx'],
  '/src/features/Screen.tsx': [],
  '/node_modules/form/index.js': ['/src/features/Screen.tsx'],
  '/node_modules/form/one.js': ['/node_modules/form/two.js', '/node_modules/form/index.js'],
  '/node_modules/form/two.js': ['/node_modules/form/one.js'],
};

const chunking = {
  getModuleInfo: (id: string) =>
    importers[id] === undefined ? null : { isEntry: id === '/src/main.tsx', importers: importers[id] },
};

test.each([
  ['/src/main.tsx', 'shop'],
  ['/src/app/Shell.tsx', 'shop'],
  ['/node_modules/react/index.js', 'packages'],
  ['/src/features/Screen.tsx', null],
  ['/node_modules/form/index.js', null],
  ['/node_modules/form/one.js', null],
  ['/node_modules/form/two.js', null],
  ['/src/nobody.ts', null],
])('%s goes to %s', (id, name) => {
  expect(firstChunks(id, chunking)).toBe(name);
});

test.each([
  ['/src/ui/Picture.tsx', 'shop'],
  ['/src/schemas/endpoint.ts', 'shop'],
])('%s, which every screen asks for, comes with the entry in %s', (id, name) => {
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
