import { expect, test } from 'vitest';
import { circlesIn, importsIn } from './importVerdict.ts';

/** What the shop's structure closes, each by an example: file, import. */
const forbidden: [file: string, statement: string][] = [
  ['src/store/sample.ts', "import { x } from '#features/cart/CartScreen.tsx';"],
  ['src/store/persistence/sample.ts', "import { x } from '#fixtures/world/worldOf.ts';"],
  ['src/store/sample.ts', "import { x } from '#api/cart.ts';"],
  ['src/store/sample.ts', "import { x } from '#api/product/product.ts';"],
  ['src/store/sample.ts', "export { x } from '#api/transport/request.ts';"],
  ['src/store/sample.ts', "import '#api/cart.ts';"],
  ['src/schemas/sample.ts', "import { x } from 'msw';"],
  ['src/schemas/deep/sample.ts', "import { x } from 'msw/browser';"],
  ['src/rules/cart/sample.ts', "import { x } from 'react';"],
  ['src/rules/cart/sample.ts', "import { x } from '@reduxjs/toolkit';"],
  ['src/rules/cart/sample.ts', "import { x } from '@reduxjs/toolkit/query/react';"],
  ['src/rules/cart/sample.ts', "import { x } from 'node:fs';"],
  ['src/rules/cart/sample.ts', "import { x } from 'fs';"],
  ['src/rules/cart/sample.ts', "import { x } from '#schemas/cart.ts';"],
  ['src/rules/cart/sample.ts', "import { type X, x } from '#schemas/deep/cart.ts';"],
  ['src/rules/cart/sample.ts', "export { x } from '#schemas/cart.ts';"],
  ['src/rules/cart/sample.ts', "export * from '#schemas/cart.ts';"],
  ['src/rules/cart/sample.ts', "import { x } from '../product/money.ts';"],
  ['src/rules/cart/sample.ts', "import { x } from './../product/money.ts';"],
  ['src/rules/cart/sample.ts', "import { x } from '..';"],
  ['src/rules/cart/sample.ts', "export const x = () => import('#store/cart.ts');"],
  ['src/rules/cart/sample.ts', "import type { X } from '#store/cart.ts';"],
  ['src/rules/cart/sample.ts', "export type { X } from '#store/cart.ts';"],
  ...['react', 'react-dom', 'react-redux', 'react-router-dom', '#commerce/shop.ts', '#ui/lazyPart.tsx'].map(
    (name): [string, string] => ['src/flows/cart/sample.ts', `import { x } from '${name}';`],
  ),
  ['src/flows/sample.ts', "import type { X } from '#features/cart/CartScreen.tsx';"],
  ['src/store/sample.ts', "import type { Shop } from '#flows/shop.ts';"],
  ['src/ui/controls/sample.tsx', "import { x } from 'react-redux';"],
  ['src/ui/controls/sample.tsx', "import { x } from 'react-router-dom';"],
  ['src/ui/controls/sample.tsx', "import '#commerce/page/page.css';"],
  ['src/features/home/sample.tsx', "import { x } from '#features/cart/CartLine.tsx';"],
  ['src/features/home/sample.tsx', "import { x } from '#features/catalogue/list/CardBlock.tsx';"],
  ['src/features/home/sample.tsx', "import { x } from '#features/shared.ts';"],
  ['src/features/shared.ts', "import { x } from '#features/home/HomeScreen.tsx';"],
  ['src/app/start/sample.ts', "import { x } from '#testing/render/renderShop.tsx';"],
  ['src/app/start/sample.ts', "export const x = () => import('#mocks/browser.ts');"],
  ['src/main.tsx', "import { x } from '#store/makeStore.ts';"],
  ['src/main.tsx', "import { x } from '#mocks/handlers.ts';"],
  ['src/main.tsx', "import { x } from '#rules/product/money.ts';"],
  ['mocks/cart/handlers.ts', "import { x } from '#rules/cart/cart.ts';"],
  ['mocks/cart/handlers.ts', "import { x } from '#server/shopServer.ts';"],
  ['src/features/shared.ts', "import { x } from './home/HomeScreen.tsx';"],
  ['mocks/cart/handlers.ts', "import { x } from 'node:fs';"],
  ['server/sample.ts', "import { x } from 'react';"],
  ...[
    'schemas',
    'countries',
    'texts',
    'lib',
    'rules',
    'api',
    'store',
    'flows',
    'ui',
    'commerce',
    'features/home',
    'app',
  ].map((room): [string, string] => [
    `src/${room}/people.ts`,
    "import { x } from '@faker-js/faker/locale/es';",
  ]),
  ['src/main.tsx', "import { x } from '@faker-js/faker';"],
  ['src/features/search/sample.ts', "import x from 'minisearch';"],
  ['src/commerce/page/sample.tsx', "import { x } from '#features/home/HomeScreen.tsx';"],
  ['src/tracking/sample.ts', "import { x } from '#api/cart.ts';"],
  ['src/worker/sample.ts', "import { x } from '#lib/cookies.ts';"],
  ['fixtures/world/sample.ts', "import { x } from '#mocks/states.ts';"],
  ['deploy/edge/sample.ts', "import { x } from '#mocks/handlers.ts';"],
  ['server/people.ts', "import { x } from '@faker-js/faker';"],
  // In other forms than plain imports.
  ['src/rules/cart/sample.ts', "export type X = import('#store/cart.ts').Cart;"],
  ['src/rules/cart/sample.ts', 'export const x = () => import(`#store/cart.ts`);'],
  ['src/rules/cart/sample.ts', "export const x = () => import('#sto' + 're/cart.ts');"],
  ['src/rules/cart/sample.ts', "export const x = import.meta.glob('#store/*.ts');"],
  ['src/rules/cart/sample.ts', "export const x = new URL('../a.ts', import.meta.url);"],
  ['src/rules/cart/reference.ts', '/// <reference types="node" />'],
  ['src/rules/cart/sample.ts', "import { x } from 'a-package-of-nobody';"],
  ['src/rules/cart/sample.ts', "import { type X } from '#schemas/cart.ts';"],
  ['src/main.tsx', "import { startMock } from '#mocks/browser.ts';"],
  ['src/elsewhere/sample.ts', "import { x } from '#lib/cookies.ts';"],
  ['src/ui/controls/sample.css', "@import '#commerce/page/page.css';"],
  ['src/ui/controls/sample.css', ".x { composes: y from '../layout/Card.module.css'; }"],
];

/** At least one import of each row that the table opens. */
const allowed: [file: string, statement: string][] = [
  ['src/schemas/cart.ts', "import * as v from 'valibot'; export { x } from '#schemas/reply.ts';"],
  ['src/countries/sample.ts', "import type { X } from '#schemas/cart.ts';"],
  ['src/texts/sample.ts', "export type { X } from '#schemas/cart.ts';"],
  ['src/lib/sample.ts', "export type X = import('#schemas/cart.ts').Cart;"],
  ['src/rules/cart/sample.ts', "import { x } from '#rules/product/money.ts'; import { y } from './cart.ts';"],
  ['src/rules/cart/sample.ts', "import type { X } from '#schemas/deep/cart.ts';"],
  ['src/ui/controls/sample.tsx', "import { createPortal } from 'react-dom'; import './Button.module.css';"],
  ['src/api/product/sample.ts', "import { x } from '@reduxjs/toolkit/query/react';"],
  ['src/store/sample.ts', "import { shopApi } from '#api/shopApi.ts';"],
  ['src/store/sample.ts', "import { sessionApi } from '#api/shopApi.ts';"],
  ['src/store/sample.ts', "import type { X } from '#api/cart.ts';"],
  ['src/flows/cart/sample.ts', "import { x } from '#store/cart.ts'; import { y } from '#flows/shop.ts';"],
  ['src/flows/cart/sample.ts', "import { x } from '#api/cart.ts'; import { y } from '#texts/shell.ts';"],
  ['src/commerce/page/sample.tsx', "import { x } from '#flows/cart/cartCalls.ts';"],
  ['src/commerce/page/sample.tsx', "import { useForm } from 'react-hook-form';"],
  ['src/features/home/sample.tsx', "import { x } from '#features/home/HomeContent.tsx';"],
  ['src/features/catalogue/list/sample.tsx', "import { x } from '#features/catalogue/scroll/a.ts';"],
  ['src/app/start/sample.tsx', "export const x = () => import('#features/cart/CartScreen.tsx');"],
  ['src/app/start/sample.tsx', "import { createRoot } from 'react-dom/client';"],
  ['src/main.tsx', "import { start } from '#app/start/start.tsx';"],
  ['src/main.tsx', "import { readSettings } from '#schemas/settings.ts';"],
  ['src/main.tsx', "await import('#mocks/browser.ts');"],
  ['fixtures/world/sample.ts', "import { x } from '#countries/countries.ts';"],
  ['fixtures/people/sample.ts', "import { x } from '@faker-js/faker/locale/es';"],
  ['mocks/sample.ts', "import { x } from '@faker-js/faker';"],
  ['mocks/sample.ts', "import x from 'minisearch';"],
  ['mocks/catalogue/sample.ts', "import { x } from 'msw'; import { x } from '#fixtures/pages.ts';"],
  ['server/sample.ts', "import { x } from '#mocks/handlers.ts'; import { y } from 'node:fs';"],
  ['src/rules/cart/sample.test.ts', "import { x } from '#mocks/handlers.ts'; import '../a.ts';"],
  ['testing/sample.tsx', "import { x } from '#mocks/handlers.ts';"],
];

test.each(forbidden)('an import against the table is refused: %s, %s', (file, statement) => {
  expect(importsIn(file, statement).forbidden).not.toEqual([]);
});

test.each(allowed)('an import that the table allows passes: %s, %s', (file, statement) => {
  expect(importsIn(file, statement).forbidden).toEqual([]);
});

/** The circles of files, given by path and text. */
const circlesOf = (files: Record<string, string>) =>
  circlesIn(Object.entries(files).map(([path, text]) => importsIn(path, text)));

test.each([
  ['a value', "import { b } from '#app/start/b.ts';"],
  ['a type', "import type { B } from '#app/start/b.ts';"],
  ['a type in place', "export type B = import('./b.ts').B;"],
  ['an export', "export { b } from './b.ts';"],
  ['a lazy import', "export const b = () => import('./b.ts');"],
  ['a pattern', "export const b = import.meta.glob('/src/app/start/*.ts');"],
  ['a name above', "import { b } from '../start/b.ts';"],
])('a circle by the import of %s is found', (_of, statement) => {
  const files = {
    'src/app/start/a.ts': statement,
    'src/app/start/b.ts': "import { a } from '#app/start/a.ts';",
  };
  expect(circlesOf(files)).toEqual(['app/start/a.ts > app/start/b.ts > app/start/a.ts']);
});

test.each(['testing', 'mocks', 'fixtures', 'contracts/pact', 'stories', 'e2e', 'scripts/lint', 'bench'])(
  'a circle of three files in %s is found',
  (folder) => {
    const files = {
      [`${folder}/a.ts`]: "import { b } from './b.ts';",
      [`${folder}/b.ts`]: "import { c } from './c.ts';",
      [`${folder}/c.ts`]: "import type { A } from './a.ts';",
    };
    expect(circlesOf(files)).toHaveLength(1);
  },
);

test('a file that two files import is no circle, nor is a pattern that has its own file', () => {
  const files = {
    'mocks/a.ts': "import { b } from './b.ts'; import { c } from './c.ts';",
    'mocks/b.ts': "import { c } from './c.ts';",
    'mocks/c.ts': "import { join } from 'node:path';",
    'mocks/all.test.ts': "import.meta.glob(['./*.ts', '!./*.test.ts']);",
  };
  expect(circlesOf(files)).toEqual([]);
});
