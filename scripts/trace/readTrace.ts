import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseCatalogue } from './catalogue.ts';
import { parseDelivered } from './delivered.ts';
import { joinProofs } from './matrix.ts';
import { readPlaywrightReport } from './playwrightReport.ts';
import { runners } from './runners.ts';
import type { Runner } from './runners.ts';
import { readVitestReport } from './vitestReport.ts';

function readOutcomes(root: string, { name, tool }: Runner) {
  const path = join(root, 'reports', `${name}.json`);
  if (!existsSync(path)) return undefined;
  try {
    const json: unknown = JSON.parse(readFileSync(path, 'utf8'));
    const outcomes = tool === 'vitest' ? readVitestReport(json) : readPlaywrightReport(json);
    return outcomes.map(({ file, title, passed }) => {
      return { file: relative(root, file).replaceAll(sep, '/'), title, passed };
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Failed to read reports/${name}.json: ${reason}`, { cause });
  }
}

/** The list of the delivered lines; a project need not have one. */
export const deliveredPath = (root: string) => join(root, 'docs/requirements/delivered.txt');

/**
 * The matrix of the project at `root`: docs/requirements joined with reports/, the delivered lines, all errors in
 * these, and the runners without a report. Throws if a report cannot be read. (LAB-08)
 */
export function readTrace(root: string) {
  const folder = join(root, 'docs/requirements');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
  const catalogue = parseCatalogue(files);
  const read = runners.map((runner) => ({ runner, outcomes: readOutcomes(root, runner) }));
  const { rows, errors } = joinProofs(
    catalogue.requirements,
    read.map(({ runner, outcomes = [] }) => ({ runner, outcomes })),
  );
  const path = deliveredPath(root);
  const delivered = parseDelivered(
    existsSync(path) ? readFileSync(path, 'utf8') : '',
    new Set(rows.map(({ id }) => id)),
  );
  return {
    rows,
    delivered: delivered.ids,
    errors: [...catalogue.errors, ...errors, ...delivered.errors],
    silent: read.filter(({ outcomes }) => outcomes === undefined).map(({ runner }) => runner.name),
  };
}
