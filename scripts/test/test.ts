import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { ensureChromium } from './chromium.ts';
import { BadArguments, plan, type WorkingCopy } from './plan.ts';
import { type NamedStep, stages } from './stages.ts';
import { runStages } from './steps.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

const workingCopy: WorkingCopy = {
  isBuilt: () => existsSync('dist/index.html'),
  files: (pattern) => globSync(pattern),
  since: (reference) => {
    try {
      const commit = git('merge-base', '--', reference, 'HEAD');
      const paths = `${git('diff', '--name-only', commit)}\n${git('ls-files', '--others', '--exclude-standard')}`;
      return { commit, paths: paths.split('\n') };
    } catch {
      return undefined;
    }
  },
};

/** Whether this machine has what a step needs; says so if not. */
function isPossible({ name, missing = () => [] }: NamedStep) {
  const packages = missing().join(', ');
  if (packages !== '')
    console.log(`${name} left out: npm run ${name} installs what is missing, ${packages}.`);
  return packages === '';
}

/** Runs what the arguments choose, and returns the exit code. */
async function test(args: readonly string[]) {
  const planned = plan(stages, args, workingCopy).map((lanes) =>
    lanes.map((lane) => lane.filter(isPossible)),
  );
  const steps = planned.flat(2);
  const isWhole = args.length === 0;
  if (isWhole) rmSync('reports', { recursive: true, force: true });
  mkdirSync('reports', { recursive: true });
  for (const { report } of steps) if (report !== undefined) rmSync(report, { force: true });
  if (steps.some(({ again }) => again !== undefined)) ensureChromium();
  const { passed, failed, flaky } = await runStages(planned);
  writeFileSync('reports/flaky.json', JSON.stringify(flaky, undefined, 2));
  for (const { stage, file, title } of flaky) console.log(`flaky: ${stage} › ${file} › ${title}`);
  if (flaky.length > 0) console.log(`${flaky.length} flaky`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

try {
  process.exitCode = await test(process.argv.slice(2));
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = cause instanceof BadArguments ? 2 : 1;
}
