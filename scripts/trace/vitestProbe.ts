import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createVitest } from 'vitest/node';
import type { Proof } from './matrix.ts';
import type { ActiveMutant } from './mutantSwitch.ts';
import type { ProofRun } from './probeProof.ts';
import type { Runner } from './runners.ts';
import { readVitestRun } from './vitestRun.ts';

/** Maximum time of one run in ms; test timeouts are shorter. */
const runLimit = 90_000;
const closingLimit = 15_000;

const pacts = 'contracts/pacts';

/** A run writes to the contracts of the copy, and Pact refuses to overwrite an interaction with a different one. */
function restoreContracts(folder: string) {
  const original = join(folder, '../../..', pacts);
  if (!existsSync(original)) return;
  rmSync(join(folder, pacts), { recursive: true, force: true });
  cpSync(original, join(folder, pacts), { recursive: true });
}

/** Kills a Node worker in an endless loop. */
function endWorker(workerIdPath: string) {
  if (!existsSync(workerIdPath)) return;
  try {
    process.kill(Number(readFileSync(workerIdPath, 'utf8')), 'SIGKILL');
  } catch {
    // It has exited already.
  }
}

/** Variables that Vitest's command line sets first and that plugins depend on; and no telemetry to Pact. */
const commandLineEnv = { VITEST: 'true', TEST: 'true', NODE_ENV: 'test', PACT_DO_NOT_TRACK: 'true' };

async function start(folder: string, { name, config }: Runner) {
  Object.assign(process.env, commandLineEnv);
  const vitest = await createVitest(
    {
      root: folder,
      config: join(folder, config),
      project: [name],
      watch: false,
      reporters: [{}],
      sequence: { setupFiles: 'list' },
    },
    // The packages are in a folder above the copy.
    { server: { fs: { allow: [join(folder, '../../..')] } } },
  );
  const [project] = vitest.projects;
  if (project === undefined) throw new Error(`Failed to probe ${name}: ${config} has no such project.`);
  const setup = project.isBrowserEnabled() ? ['vitestSetup.ts'] : ['vitestSetup.ts', 'workerId.ts'];
  project.config.setupFiles = [
    ...setup.map((name) => join(folder, 'scripts/trace/inside', name)),
    ...project.config.setupFiles,
  ];
  return { vitest, project, testTimeout: project.config.testTimeout };
}

/** One Vitest instance for all proofs of a runner, on the copy in `folder`; the working directory must be the copy. */
export async function openVitestProbe(folder: string, runner: Runner) {
  let current = await start(folder, runner);
  let wholeDuration = 0;
  const workerIdPath = join(folder, '../worker.pid');
  const close = () => Promise.race([current.vitest.close(), delay(closingLimit)]);
  return {
    async run({ file, within, title }: Proof, mutant: ActiveMutant | null): Promise<ProofRun> {
      const { vitest, project, testTimeout } = current;
      vitest.provide('mutant', mutant);
      vitest.provide('workerIdPath', workerIdPath);
      rmSync(workerIdPath, { force: true });
      restoreContracts(folder);
      // A mutated test often waits in vain, so its timeout depends on the duration of the unmutated run.
      project.config.testTimeout =
        mutant === null ? testTimeout : Math.min(testTimeout, 5000 + 4 * wholeDuration);
      const path = join(folder, file);
      const specification = project.createSpecification(path, {
        testNames: [[...within, title].join(' > ')],
      });
      // Otherwise a file that no longer loads would keep the tests of its last run.
      vitest.state.clearFiles(project, [path]);
      const result = await Promise.race([vitest.runTestSpecifications([specification]), delay(runLimit)]);
      if (result === undefined) {
        endWorker(workerIdPath);
        await close();
        current = await start(folder, runner);
        return { outcome: 'red', kind: 'hang', message: `no end within ${runLimit / 1000} s` };
      }
      const own = result.testModules.filter(({ moduleId }) => moduleId === path);
      if (mutant === null) wholeDuration = Math.max(0, ...own.map((module) => module.diagnostic().duration));
      return readVitestRun(own, result.unhandledErrors);
    },
    close,
  };
}
