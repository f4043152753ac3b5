import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { run } from '#scripts/test/run.ts';
import type { Proof } from './matrix.ts';
import type { ActiveMutant, MutantCoverage } from './mutantSwitch.ts';
import { readPlaywrightReport } from './playwrightReport.ts';
import type { ProofRun } from './probeProof.ts';
import { strongestFailure } from './failureKind.ts';
import type { Runner } from './runners.ts';

/** Only the first execution of a place is reported, so the endless-loop limit assumes this number of executions. */
const assumedHits = 10_000;

function countsOf(ids: Iterable<string>) {
  return Object.fromEntries([...ids].map((id) => [id, assumedHits]));
}

/** The coverage of the pages, and the rows written by the server. */
function readCoverage(pagePath: string, serverPath: string): MutantCoverage {
  const page = JSON.parse(readFileSync(pagePath, 'utf8')) as { loading: string[]; later: string[] };
  const rows = existsSync(serverPath) ? readFileSync(serverPath, 'utf8').trim().split('\n') : [];
  const server = (phase: string) =>
    rows.filter((row) => row.startsWith(phase)).map((row) => row.slice(phase.length + 1));
  return {
    static: countsOf([...page.loading, ...server('loading')]),
    perTest: { journey: countsOf([...page.later, ...server('later')]) },
  };
}

function asError({ message, location }: { message: string; location?: { file: string } | undefined }) {
  const plain = stripVTControlCharacters(message);
  const [, name, text = plain] = /^(\w*Error): (.*)/s.exec(plain) ?? [];
  return { name, message: text, stack: location && `at ${location.file}` };
}

/**
 * A Playwright probe on the production build of the copy in `folder`; each run of a journey starts a new Playwright process.
 * Throws if the build fails.
 */
export async function openJourneyProbe(folder: string, runner: Runner) {
  for (const name of globSync('e2e/**/*.ts', { cwd: folder })) {
    const path = join(folder, name);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replaceAll("'@playwright/test'", "'#scripts/trace/inside/journeyTest.ts'"));
  }
  const env = { NODE_ENV: 'production' };
  // terser merges `f?.()` and its mutant `f()` into one call, which then throws in unmutated code as well.
  const built = await run('vite', ['build', '--logLevel', 'warn', '--minify', 'oxc'], { cwd: folder, env });
  if (built.code !== 0) throw new Error(`Failed to build the copy for journeys: ${built.output}`);
  mkdirSync(join(folder, 'reports'), { recursive: true });
  const reportPath = join(folder, 'reports/probe.json');
  const pagePath = join(folder, 'reports/ranByPage.json');
  const serverPath = join(folder, 'reports/ranByServer.txt');
  let wholeDuration = 30_000;
  return {
    async run({ file, within, title }: Proof, mutant: ActiveMutant | null): Promise<ProofRun> {
      for (const path of [reportPath, pagePath, serverPath]) rmSync(path, { force: true });
      const name = [...within, title].join(' ').replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
      const limit = mutant === null ? 60_000 : 10_000 + 3 * wholeDuration;
      const { output } = await run(
        'playwright',
        [
          'test',
          file,
          '-g',
          name,
          '--no-deps',
          '--config',
          runner.config,
          '--reporter',
          'json',
          '--timeout',
          String(limit),
        ],
        {
          cwd: folder,
          env: {
            NODE_OPTIONS: `--import=${pathToFileURL(join(folder, 'scripts/trace/inside/serverSetup.mjs')).href}`,
            PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath,
            PROBE_MUTANT: JSON.stringify(mutant),
            PROBE_PAGE_COVERAGE: pagePath,
            PROBE_SERVER_COVERAGE: serverPath,
          },
        },
      );
      if (!existsSync(reportPath)) return { outcome: 'none', message: output };
      const outcomes = readPlaywrightReport(JSON.parse(readFileSync(reportPath, 'utf8')));
      const own = outcomes.find((outcome) => outcome.title === title);
      if (own === undefined)
        return {
          outcome: 'none',
          message: `no such test: run the tests, then the probe\n${output.slice(-500)}`,
        };
      if (own.passed && mutant === null) wholeDuration = own.duration;
      if (own.passed) return { outcome: 'green', coverage: readCoverage(pagePath, serverPath) };
      const red = strongestFailure(own.errors.map(asError));
      return red === undefined
        ? { outcome: 'none', message: 'the test did not run' }
        : { outcome: 'red', ...red };
    },
    close: async () => {},
  };
}
