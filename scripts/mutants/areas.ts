import { globSync } from 'node:fs';

/** A folder that is mutated, and the tests that have to notice. */
export interface Area {
  /** Its score is part of this group's. */
  group: keyof typeof leastScores;
  folder: string;
  /** Tests in Node, as globs. */
  rules: string[];
  /** Tests in Chromium, as globs. */
  screens: string[];
}

/** The least share of mutants that tests turn red, in percent. */
export const leastScores = { rules: 95, store: 90, 'api/transport': 90, commerce: 85 };

const inNode = (group: Area['group'], folder: string, ...elsewhere: string[]): Area => ({
  group,
  folder,
  rules: [`${folder}/**/*.test.ts`, ...elsewhere],
  screens: [],
});

/**
 * A rule is proven by the tests of its own folder, so a mutant that no other folder's test would notice either is seen
 * in seconds. Components are proven by the screens that show them.
 */
export const areas: readonly Area[] = [
  ...globSync('src/rules/*')
    .toSorted()
    .map((folder) => inNode('rules', folder)),
  inNode('store', 'src/store', 'src/app/start/*.test.ts'),
  inNode('api/transport', 'src/api/transport'),
  {
    group: 'commerce',
    folder: 'src/commerce',
    rules: ['src/commerce/**/*.test.ts'],
    screens: ['src/{commerce,features/product,features/cart}/**/*.test.tsx', 'src/features/home/*.test.tsx'],
  },
];

/** The code files of an area: tests, types and their like have nothing to mutate. */
export const codeOf = ({ folder }: Pick<Area, 'folder'>) =>
  globSync(`${folder}/**/*.{ts,tsx}`)
    .filter((file) => !/\.(?:test|types\.test|d)\.tsx?$/.test(file))
    .toSorted();
