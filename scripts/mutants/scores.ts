import type { Stryker } from '@stryker-mutator/core';
import type { Explained } from './explanation.ts';

type Result = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** A mutant and what became of it. `line` counts from 1, `code` is what `replacement` replaces. */
export interface Tried {
  file: string;
  line: number;
  code: string;
  replacement: string;
  status: Result['status'];
}

/** Shares of mutants in percent, survivors without a reason, and reasons without a survivor. */
export interface Verdict {
  folders: { folder: string; red: number; all: number; score: number }[];
  unexplained: Tried[];
  /** Reasons for more survivors than there are, of the files that were tried. */
  outdated: Explained[];
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));

// A mutant that the code cannot even be loaded with is a RuntimeError: the tests are red too.
const red = new Set<Tried['status']>(['Killed', 'Timeout', 'RuntimeError']);
const isRed = ({ status }: Tried) => red.has(status);

/** The share of red mutants, in percent with one decimal; of no mutants it is 100. Rounded down: 94.99 is not 95. */
export const scoreOf = (tried: readonly Tried[]) =>
  tried.length === 0 ? 100 : Math.floor((tried.filter(isRed).length / tried.length) * 1000) / 10;

type Change = Pick<Tried, 'file' | 'code' | 'replacement'>;

const isAlike = (one: Change, other: Change) =>
  one.file === other.file && one.code === other.code && one.replacement === other.replacement;

const timesOf = (entry: Explained | undefined) => (entry === undefined ? 0 : (entry.times ?? 1));

/** Judges the mutants of whole files. */
export function judge(tried: readonly Tried[], explained: readonly Explained[]): Verdict {
  const survivors = tried.filter((mutant) => !isRed(mutant));
  const files = new Set(tried.map(({ file }) => file));
  const folders = Map.groupBy(tried, ({ file }) => folderOf(file));
  return {
    folders: [...folders]
      .map(([folder, own]) => ({
        folder,
        red: own.filter(isRed).length,
        all: own.length,
        score: scoreOf(own),
      }))
      .toSorted((one, other) => one.folder.localeCompare(other.folder)),
    // The same text may stand in a file more than once: each reason is for as many survivors as it says.
    unexplained: survivors.filter((mutant, index) => {
      const before = survivors.slice(0, index).filter((other) => isAlike(other, mutant)).length;
      return before >= timesOf(explained.find((entry) => isAlike(entry, mutant)));
    }),
    outdated: explained.filter(
      (entry) =>
        files.has(entry.file) && survivors.filter((mutant) => isAlike(entry, mutant)).length < timesOf(entry),
    ),
  };
}
