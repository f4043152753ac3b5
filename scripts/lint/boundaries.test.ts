import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boundaries, rooms } from './boundaries.ts';
import { forbiddenImports } from './forbiddenImports.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A file of each room; a room whose folders are kept apart is tried by one of them. */
const fileIn = (room: string, depth: string) => {
  if (room === 'main.tsx') return 'src/main.tsx';
  const folder = room === 'features' ? 'features/home' : room;
  const below = ['mocks', 'mocks/server', 'fixtures', 'deploy/edge'].includes(room)
    ? folder
    : `src/${folder}`;
  return `${below}/${depth}sample.ts`;
};

/** What the shop's structure closes, each named by hand: file, import. */
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
  ['src/ui/controls/sample.tsx', "import { x } from 'react-redux';"],
  ['src/ui/controls/sample.tsx', "import { x } from 'react-router-dom';"],
  ['src/ui/controls/sample.tsx', "import '#commerce/page/page.css';"],
  ['src/features/home/sample.tsx', "import { x } from '#features/cart/CartLine.tsx';"],
  ['src/features/home/sample.tsx', "import { x } from '#features/catalogue/list/CardBlock.tsx';"],
  ['src/features/home/sample.tsx', "import { x } from '#features/shared.ts';"],
  ['src/features/shared.ts', "import { x } from '#features/home/HomeScreen.tsx';"],
  ['src/app/start/sample.ts', "import { x } from '#testing/renderShop.tsx';"],
  ['src/app/start/sample.ts', "export const x = () => import('#mocks/browser.ts');"],
  ['src/main.tsx', "import { x } from '#store/makeStore.ts';"],
  ['src/main.tsx', "import { x } from '#mocks/handlers.ts';"],
  ['src/main.tsx', "import { x } from '#rules/product/money.ts';"],
  ['mocks/cart.ts', "import { x } from '#rules/cart/cart.ts';"],
  ['mocks/cart.ts', "import { x } from '#mocks/server/shopServer.ts';"],
  ['mocks/cart.ts', "import { x } from './server/shopServer.ts';"],
  ['mocks/cart.ts', "import { x } from 'node:fs';"],
  ['mocks/server/sample.ts', "import { x } from 'react';"],
  ...[
    'schemas',
    'countries',
    'texts',
    'lib',
    'rules',
    'api',
    'store',
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
  ['mocks/server/people.ts', "import { x } from '@faker-js/faker';"],
];

/** What the linter does not see; the count of all imports does. */
const unseen: [file: string, statement: string][] = [
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
  ['src/store/sample.ts', "import { sessionApi } from '#api/sessionApi.ts';"],
  ['src/store/sample.ts', "import type { X } from '#api/cart.ts';"],
  ['src/commerce/page/sample.tsx', "import { useForm } from 'react-hook-form';"],
  ['src/features/home/sample.tsx', "import { x } from '#features/home/HomeContent.tsx';"],
  ['src/features/catalogue/list/sample.tsx', "import { x } from '#features/catalogue/scroll/a.ts';"],
  ['src/app/start/sample.tsx', "export const x = () => import('#features/cart/CartScreen.tsx');"],
  ['src/app/start/sample.tsx', "import { createRoot } from 'react-dom/client';"],
  ['src/main.tsx', "import { start } from '#app/start/start.tsx';"],
  ['src/main.tsx', "import { readSettings } from '#rules/start/settings.ts';"],
  ['src/main.tsx', "await import('#mocks/browser.ts');"],
  ['fixtures/world/sample.ts', "import { x } from '#countries/countries.ts';"],
  ['fixtures/people/sample.ts', "import { x } from '@faker-js/faker/locale/es';"],
  ['mocks/sample.ts', "import { x } from '@faker-js/faker';"],
  ['mocks/sample.ts', "import x from 'minisearch';"],
  ['mocks/catalogue/sample.ts', "import { x } from 'msw'; import { x } from '#fixtures/pages.ts';"],
  ['mocks/server/sample.ts', "import { x } from '#mocks/handlers.ts'; import { y } from 'node:fs';"],
  ['src/rules/cart/sample.test.ts', "import { x } from '#mocks/handlers.ts'; import '../a.ts';"],
  ['src/testing/sample.tsx', "import { x } from '#mocks/handlers.ts';"],
  ['contracts/sample.ts', "import { x } from '#app/start/start.tsx';"],
  ['scripts/sample.ts', "import { x } from '#app/start/start.tsx';"],
  ['e2e/sample.spec.ts', "import { x } from '#mocks/states.ts';"],
  ['.storybook/sample.ts', "import { x } from '#mocks/states.ts';"],
];

/** What a row closes: each other room, from two depths and to two depths, and as a value those that it has types of. */
function closedTo(room: string): [file: string, statement: string][] {
  const { rooms: open = [], types = [] } = boundaries[room] ?? {};
  const samples: [string, string][] = [];
  for (const each of rooms) {
    if (each === room || each === 'main.tsx' || open.includes(each)) continue;
    samples.push([fileIn(room, ''), `import { x } from '#${each}/sample.ts';`]);
    samples.push([fileIn(room, 'deep/er/'), `export { x } from '#${each}/deep/er/sample.ts';`]);
    if (!types.includes(each))
      samples.push([fileIn(room, 'deep/'), `import type { X } from '#${each}/a.ts';`]);
  }
  return samples;
}

interface Sample {
  file: string;
  line: number;
  statement: string;
}

const lines = new Map<string, string[]>();

/** Adds each import as a line of its file, under names of its own. */
const samplesOf = (cases: [string, string][]): Sample[] =>
  cases.map(([file, statement]) => {
    const known = lines.get(file) ?? [];
    known.push(statement.replaceAll(/\b[xyXY]\b/g, (name) => `${name}${known.length}`));
    lines.set(file, known);
    return { file, line: known.length, statement };
  });

const forbiddenSamples = samplesOf(forbidden);
const rowSamples = new Map(Object.keys(boundaries).map((room) => [room, samplesOf(closedTo(room))]));
const unseenSamples = samplesOf(unseen);
const allowedSamples = samplesOf(allowed);

const placesIn = (output: string) =>
  new Set([...output.matchAll(/^([^:\n]+:\d+)[: ]/gm)].map(([, place = '']) => place));

let linted: Set<string>;
let countedPlaces: Set<string>;

beforeAll(() => {
  for (const folder of ['src', 'mocks', 'fixtures']) mkdirSync(join(root, folder));
  for (const [file, statements] of lines) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `${statements.join('\n')}\n`);
  }
  writeFileSync(join(root, 'oxlint.config.ts'), `export { default } from '${repository}oxlint.config.ts';`);
  const { stdout } = spawnSync(join(repository, 'node_modules/.bin/oxlint'), ['-f', 'unix'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  linted = placesIn(stdout.replaceAll(/^(?!.*no-restricted-imports).*$/gm, ''));
  countedPlaces = placesIn(forbiddenImports(root).forbidden.join('\n'));
});

const placeOf = ({ file, line }: Sample) => `${file}:${line}`;

describe('an import against the table', () => {
  test.each(forbiddenSamples)('is refused by the linter and counted: $file, $statement', (sample) => {
    expect([...linted]).toContain(placeOf(sample));
    expect([...countedPlaces]).toContain(placeOf(sample));
  });

  test.each(unseenSamples)(
    'is counted in a form that the linter does not see: $file, $statement',
    (sample) => {
      expect([...countedPlaces]).toContain(placeOf(sample));
    },
  );

  test.each([...rowSamples])(
    'is refused and counted from and to any depth of each closed room: %s',
    (_room, samples) => {
      expect(samples.length).toBeGreaterThan(10);
      const places = samples.map(placeOf);
      expect(places.filter((place) => !linted.has(place))).toEqual([]);
      expect(places.filter((place) => !countedPlaces.has(place))).toEqual([]);
    },
  );
});

test.each(allowedSamples)('an import that the table allows passes: $file, $statement', (sample) => {
  expect([...linted]).not.toContain(placeOf(sample));
  expect([...countedPlaces]).not.toContain(placeOf(sample));
});

test('the repository has no forbidden import', () => {
  const { count, forbidden: found } = forbiddenImports(repository);
  expect(found).toEqual([]);
  expect(count).toBeGreaterThan(2000);
});
