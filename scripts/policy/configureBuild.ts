import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '#schemas/settings.ts';
import { settingsBlock, writeSettings } from '#schemas/settingsBlock.ts';
import { settingFault } from '#schemas/settingFault.ts';
import { pagesIn, writePolicy } from './writePolicy.ts';

/**
 * Writes the settings of a file into every page of a build, and the headers that follow from them. The revisions of pages
 * in the service worker leave the settings out, so they stay (decision 033). Returns one sentence per fault; throws if
 * the policy would break a page. The build is unchanged then.
 */
export function configureBuild(file: string, dist: string): string[] {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return [`There is no file ${file}.`];
  // Editors of Windows write a byte order mark.
  const read = readSettings(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  if (!read.success) return read.issues.map(settingFault);
  const { hosts, policyReports = '' } = read.output;
  const wrong = Object.entries({ ...hosts, policyReports }).filter(
    ([, host]) => !URL.canParse(host, 'https://shop.example'),
  );
  if (wrong.length > 0)
    return wrong.map(([name, host]) => `${name in hosts ? 'hosts.' : ''}${name} is no address: ${host}.`);
  if (!existsSync(join(dist, 'shells.json'))) return [`${dist} has no build: run "npm run build" first.`];
  const found = Object.entries(pagesIn(dist));
  const bare = found.filter(([, html]) => !settingsBlock.test(html));
  if (bare.length > 0) return bare.map(([page]) => `${page} has no block for the settings.`);
  const pages = found.map(([page, html]) => [page, writeSettings(html, read.output)] as const);
  writePolicy(dist, Object.fromEntries(pages));
  for (const [page, html] of pages) writeFileSync(join(dist, page), html);
  return [];
}
