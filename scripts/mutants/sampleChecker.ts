import { type Checker, CheckStatus } from '@stryker-mutator/api/check';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { isInSample, readSample } from './sample.ts';

/** Keeps Stryker from trying mutants outside the sample: it has no other way to choose single ones. */
const checker: Checker = {
  init: () => Promise.resolve(),
  check: (mutants) =>
    Promise.resolve(
      Object.fromEntries(
        mutants.map((mutant) => [
          mutant.id,
          isInSample(mutant, readSample())
            ? { status: CheckStatus.Passed as const }
            : { status: CheckStatus.CompileError as const, reason: 'not in the sample' },
        ]),
      ),
    ),
  group: (mutants) => Promise.resolve([mutants.map(({ id }) => id)]),
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Checker, 'sample', checker)];
