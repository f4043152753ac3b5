import type { Area } from './area.ts';

type Tests = Pick<Area, 'rules' | 'screens'>;

// The runner's processes read the configuration of Vitest themselves, and have only the environment in common.
const name = 'MUTANT_TESTS';

export function writeTests({ rules, screens }: Tests) {
  process.env[name] = JSON.stringify({ rules, screens });
}

export const readTests = (): Tests => JSON.parse(process.env[name] ?? '{"rules":[],"screens":[]}') as Tests;
