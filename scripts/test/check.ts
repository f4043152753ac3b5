import { checks, types } from './stages.ts';
import { runStages, type Step } from './steps.ts';

const rules = (name: string, ...args: string[]): Step => ({
  name,
  command: 'vitest run --project rules',
  args,
});

const { failed } = await runStages([
  [[types], checks],
  // They look at all files, so that a new or moved one is no change of what they import.
  [
    [
      rules(
        'tests of the file lists',
        'scripts/lint/bareTexts.test.ts',
        'scripts/lint/classNames.test.ts',
        'scripts/lint/docPaths.test.ts',
        'scripts/mutants/areas.test.ts',
        'scripts/policy/responseHeaders.test.ts',
      ),
    ],
  ],
  [[rules('tests of what changed', '--changed', '--passWithNoTests')]],
]);
process.exitCode = failed === 0 ? 0 : 1;
