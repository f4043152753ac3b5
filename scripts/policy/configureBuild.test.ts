import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GivenSettings } from '#schemas/settings.ts';
import { pageHash } from '../../src/worker/pages.ts';
import { configureBuild } from './configureBuild.ts';
import { writePolicy } from './writePolicy.ts';

const shop: GivenSettings = {
  environment: 'production',
  beaconKey: 'my-shop',
  sdkKey: 'my-flags',
  hosts: { api: 'https://api.shop.example' },
  policyReports: 'https://reports.shop.example/policy',
};
const pages = ['index.html', 'shells/list.html'];

let folder: string;
let dist: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'configure-'));
  [dist, file] = [join(folder, 'dist'), join(folder, 'shop.json')];
  mkdirSync(join(dist, 'shells'), { recursive: true });
  for (const page of pages)
    writeFileSync(
      join(dist, page),
      `<!doctype html><script type="application/json" id="config">\n {} \n</script><script>go()</script>${page}`,
    );
  writeFileSync(join(dist, 'shells.json'), '{}');
  writeFileSync(join(dist, 'service-worker.js'), 'self');
  writePolicy(dist);
  writeFileSync(file, JSON.stringify(shop));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The texts of all files of the build. */
const snapshot = () =>
  Object.fromEntries(
    globSync('**/*.*', { cwd: dist }).map((name) => [name, readFileSync(join(dist, name), 'utf8')]),
  );
const textOf = (name: string) => readFileSync(join(dist, name), 'utf8');
const command = (...args: string[]) => {
  const run = spawnSync(process.execPath, ['scripts/policy/configure.ts', ...args], { encoding: 'utf8' });
  return { status: run.status, errors: run.stderr.trimEnd() };
};

describe('a build that is configured', () => {
  test('COUNTRY-15: has the settings in every page, with what the file leaves out', () => {
    expect(configureBuild(file, dist)).toEqual([]);
    for (const page of pages) {
      const text = /id="config">(.*?)<\/script>/.exec(textOf(page))?.[1] ?? '';
      expect(JSON.parse(text)).toEqual({ ...shop, homeKey: 'home_pwa', flags: {} });
    }
  });

  test('COUNTRY-15: has those of a file with a byte order mark', () => {
    writeFileSync(file, `\uFEFF${JSON.stringify(shop)}`);
    expect(configureBuild(file, dist)).toEqual([]);
  });

  test('COUNTRY-15: has the headers of its hosts and reports, for the server and for nginx', () => {
    configureBuild(file, dist);
    for (const name of ['.policy/headers.json', '.policy/headers.conf']) {
      expect(textOf(name)).toContain('https://api.shop.example');
      expect(textOf(name)).toContain('report-uri https://reports.shop.example/policy');
    }
  });

  test('COUNTRY-15, PWA-05: has the revisions that its worker knows', async () => {
    const before = await Promise.all(pages.map((page) => pageHash(textOf(page))));
    configureBuild(file, dist);
    expect(await Promise.all(pages.map((page) => pageHash(textOf(page))))).toEqual(before);
    expect(textOf('service-worker.js')).toBe('self');
  });

  test('COUNTRY-15: is the same after the same settings, whatever it was configured with before', () => {
    configureBuild(file, dist);
    const first = snapshot();
    configureBuild(file, dist);
    expect(snapshot()).toEqual(first);
    const { policyReports, ...other } = shop;
    writeFileSync(file, JSON.stringify({ ...other, environment: 'staging', hosts: {} }));
    configureBuild(file, dist);
    expect(textOf('.policy/headers.conf')).not.toContain(policyReports);
    writeFileSync(file, JSON.stringify(shop));
    configureBuild(file, dist);
    expect(snapshot()).toEqual(first);
  });
});

describe('a bad input is named, and changes nothing', () => {
  test.each<[string, () => void, string]>([
    ['a missing file', () => rmSync(file), 'There is no file '],
    ['a folder in place of the file', () => (file = dist), 'There is no file '],
    ['a file that is no JSON', () => writeFileSync(file, '{"environment":'), 'The settings are no JSON: '],
    [
      'an unknown key',
      () => writeFileSync(file, JSON.stringify({ ...shop, api: '/' })),
      'api is no setting.',
    ],
    [
      'a wrong type',
      () => writeFileSync(file, JSON.stringify({ ...shop, hosts: { api: 5 } })),
      'hosts.api must be a text, not 5.',
    ],
    [
      'a host that is no address',
      () => writeFileSync(file, JSON.stringify({ ...shop, hosts: { api: 'https://api.example:84430' } })),
      'hosts.api is no address: https://api.example:84430.',
    ],
    [
      'a folder without a build',
      () => rmSync(join(dist, 'shells.json')),
      'has no build: run "npm run build"',
    ],
    [
      'a page without a block',
      () => writeFileSync(join(dist, 'shells/list.html'), '<p>'),
      'shells/list.html has no block for the settings.',
    ],
    [
      'a page that the policy would break',
      () => writeFileSync(join(dist, 'shells/list.html'), `${textOf('index.html')}<p onclick="go()">`),
      'Failed to make the policy: shells/list.html has ',
    ],
  ])('COUNTRY-15: %s', (_what, spoil, sentence) => {
    spoil();
    const before = snapshot();
    const { status, errors } = command('--file', file, '--dist', dist);
    expect(errors).toContain(sentence);
    expect(errors.split('\n')).toHaveLength(1);
    expect(status).toBe(2);
    expect(snapshot()).toEqual(before);
  });

  test.each([[[]], [['--file']], [['--config', 'shop.json']]])(
    'a command line with %j alone has exit code 2',
    (args) => {
      expect(command(...args).status).toBe(2);
    },
  );

  test('COUNTRY-15: each fault is one line, and the exit code is 0 without any', () => {
    writeFileSync(file, '{}');
    expect(command('--file', file, '--dist', dist).errors.split('\n')).toHaveLength(3);
    writeFileSync(file, JSON.stringify(shop));
    expect(command('--file', file, '--dist', dist)).toEqual({ status: 0, errors: '' });
  });
});
