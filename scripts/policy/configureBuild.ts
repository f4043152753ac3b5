import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '#schemas/settings.ts';
import { writeSettings } from '#schemas/settingsBlock.ts';
import { settingFault } from '#schemas/settingFault.ts';
import { writePolicy } from './writePolicy.ts';

/**
 * Writes the settings of a file into every page of a build, and the headers that follow from them. The revisions of pages
 * in the service worker leave the settings out, so they stay (decision 033). Returns one sentence per fault; the build is
 * unchanged then.
 */
export function configureBuild(file: string, dist: string): string[] {
  if (!existsSync(file)) return [`There is no file ${file}.`];
  const read = readSettings(readFileSync(file, 'utf8'));
  if (!read.success) return read.issues.map(settingFault);
  if (!existsSync(join(dist, 'shells.json'))) return [`${dist} has no build: run "npm run build" first.`];
  const pages = globSync('**/*.html', { cwd: dist }).map((page) => join(dist, page));
  const written = pages.map(
    (page) => [page, writeSettings(readFileSync(page, 'utf8'), read.output)] as const,
  );
  for (const [page, html] of written) writeFileSync(page, html);
  writePolicy(dist);
  return [];
}
