import { afterEach, beforeEach, inject } from 'vitest';
import type { MutantSwitch } from '#scripts/trace/mutantSwitch.ts';

const mutantSwitch: MutantSwitch = {
  ...inject('mutant'),
  hitCount: 0,
  mutantCoverage: { static: {}, perTest: {} },
};
Object.assign(globalThis, { __stryker__: mutantSwitch });

beforeEach(({ task }) => {
  mutantSwitch.currentTestId = task.id;
});

afterEach(({ task }) => {
  mutantSwitch.currentTestId = undefined;
  task.meta.covered = mutantSwitch.mutantCoverage;
});
