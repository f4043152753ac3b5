import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How many tests passed and failed. */
export interface Count {
  passed: number;
  failed: number;
}

/** A test by its file and title. The title is empty for a file that failed as a whole. */
export interface NamedTest {
  file: string;
  title: string;
}

interface VitestReport {
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

interface PlaywrightSuite {
  title: string;
  specs: { id: string; title: string; file: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
}

/** The report of the JSON reporter of Vitest or Playwright. */
export type Report = VitestReport | PlaywrightReport;

/** The unit of a retry: a file of Vitest, because its tests share their modules, or a journey. */
interface Unit {
  id: string;
  passed: number;
  failed: NamedTest[];
  entry: object;
}

function vitestUnit(entry: VitestReport['testResults'][number]): Unit {
  const file = entry.name;
  const titled = (state: string) =>
    entry.assertionResults
      .filter(({ status }) => status === state)
      .map(({ fullName }) => ({ file, title: fullName }));
  const failed = titled('failed');
  // The file did not load, or a hook of it failed.
  if (entry.status === 'failed' && failed.length === 0) failed.push({ file, title: '' });
  return { id: file, passed: titled('passed').length, failed, entry };
}

function playwrightUnits({ specs, suites = [] }: PlaywrightSuite, root: string, within = ''): Unit[] {
  const own = specs.map((entry) => {
    // A journey that did not run counts as failed.
    const passed = entry.tests.every(({ status }) => status === 'expected');
    const failed = passed ? [] : [{ file: join(root, entry.file), title: within + entry.title }];
    return { id: entry.id, passed: passed ? 1 : 0, failed, entry };
  });
  return [...own, ...suites.flatMap((suite) => playwrightUnits(suite, root, `${within}${suite.title} › `))];
}

const unitsIn = (report: Report) =>
  'testResults' in report
    ? report.testResults.map(vitestUnit)
    : report.suites.flatMap((file) => playwrightUnits(file, report.config.rootDir));

/** The report at a path, if a complete one is there. */
export function readReport(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Report;
  } catch {
    return undefined;
  }
}

export const writeReport = (path: string, report: Report) => writeFileSync(path, JSON.stringify(report));

export const failedIn = (report: Report) => unitsIn(report).flatMap(({ failed }) => failed);

export const countIn = (report: Report): Count => ({
  passed: unitsIn(report).reduce((sum, { passed }) => sum + passed, 0),
  failed: failedIn(report).length,
});

/** Replaces what failed in a report and passed in the second one by its results there, and returns these tests. */
export function takePassed(report: Report, second: Report): NamedTest[] {
  const passed = new Map(
    unitsIn(second).flatMap((unit) =>
      unit.failed.length === 0 && unit.passed > 0 ? [[unit.id, unit.entry]] : [],
    ),
  );
  return unitsIn(report).flatMap(({ id, failed, entry }) => {
    const again = passed.get(id);
    if (failed.length === 0 || again === undefined) return [];
    Object.assign(entry, again);
    return failed;
  });
}
