import type { Stryker } from '@stryker-mutator/core';

type Result = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** A mutant and what became of it. `line` counts from 1, `code` is what `replacement` replaces. */
export interface Tried {
  file: string;
  line: number;
  code: string;
  replacement: string;
  status: Result['status'];
}

// A mutant that the code cannot even be loaded with is a RuntimeError: the tests are red too.
const red = new Set<Tried['status']>(['Killed', 'Timeout', 'RuntimeError']);
export const isRed = ({ status }: Pick<Tried, 'status'>) => red.has(status);

/** The share of red mutants, in percent with one decimal; of no mutants it is 100. Rounded down: 94.99 is not 95. */
export const scoreOf = (tried: readonly Pick<Tried, 'status'>[]) =>
  tried.length === 0 ? 100 : Math.floor((tried.filter(isRed).length / tried.length) * 1000) / 10;

/** The shares of red mutants by folder, in order. */
export const foldersOf = (tried: readonly Tried[]) =>
  [...Map.groupBy(tried, ({ file }) => file.slice(0, file.lastIndexOf('/')))]
    .map(([folder, own]) => ({ folder, red: own.filter(isRed).length, all: own.length, score: scoreOf(own) }))
    .toSorted((one, other) => one.folder.localeCompare(other.folder));
