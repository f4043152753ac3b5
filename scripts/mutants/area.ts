import { globSync } from 'node:fs';

/** Code that is mutated, and the tests that have to notice. */
export interface Area {
  name: string;
  /** Its score is part of this group's. */
  group: keyof typeof leastScores;
  /** The files, as globs; tests and types among them have nothing to mutate. */
  code: string[];
  /** Tests in Node, as globs. */
  rules: string[];
  /** Tests in Chromium, as globs. */
  screens: string[];
}

/** The least share of mutants that tests turn red, in percent. */
export const leastScores = { rules: 95, store: 90, 'api/transport': 90, flows: 85, commerce: 85 };

/** The code files of an area. */
export const codeOf = ({ code }: Pick<Area, 'code'>) =>
  globSync(code)
    .filter((file) => !/\.(?:test|types\.test|d)\.tsx?$/.test(file))
    .toSorted();
