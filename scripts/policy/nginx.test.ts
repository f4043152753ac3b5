import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const written = readFileSync('deploy/nginx/vidriera.conf', 'utf8').replaceAll(/^\s*#.*$/gm, '');
const locations = [...written.matchAll(/location ([^{]+) \{([^}]*)\}/g)].map(
  ([, path = '', block = '']) => [path, block] as const,
);
const include = 'include /srv/vidriera/.policy/headers.conf;';

describe('nginx', () => {
  test('has a location for pages, for assets and for hidden files', () => {
    expect(locations.map(([path]) => path)).toEqual(['/', '/shells/', '/assets/', String.raw`~ /\.`]);
  });

  test('gives each path the page of its kind of route, and each page at its own path', () => {
    const block = new Map(locations);
    expect(block.get('/')).toContain('try_files $uri $shop_page =404;');
    expect(block.get('/shells/')).toContain('try_files $uri =404;');
    expect(readFileSync('deploy/nginx/pages.conf', 'utf8')).toContain('map $uri $shop_page {');
  });

  test('PWA-04: knows the type of the install manifest', () => {
    expect(written.split('server {')[0]).toMatch(/types \{\s+application\/manifest\+json webmanifest;\s+\}/);
  });

  test('names the charset of texts', () => {
    expect(written).toContain('charset utf-8;');
  });

  test.each(locations)('gives the headers of the build in the location %s', (_path, block) => {
    expect(block).toContain(include);
    expect(block).toMatch(/add_header cache-control \S/);
  });

  test('has pages revalidated each time, and hidden files not stored', () => {
    const control = (path: string) =>
      /add_header cache-control (.+) always;/.exec(new Map(locations).get(path) ?? '')?.[1];
    expect(['/', '/shells/', String.raw`~ /\.`].map(control)).toEqual([
      '"no-cache"',
      '"no-cache"',
      '"no-store"',
    ]);
  });

  test('gives every header with failures too, and those of the build where no location is reached', () => {
    const lines = written.split('\n').filter((line) => line.includes('add_header'));
    expect(lines.length).toBe(locations.length);
    for (const line of lines) expect(line).toMatch(/ always;$/);
    const outside = locations.reduce((text, [, block]) => text.replace(block, ''), written);
    expect(outside).toContain(include);
  });

  test('sends plain HTTP on either port to TLS', () => {
    expect(written).toContain('return 301 https://$host$request_uri;');
    expect(written).toContain('error_page 497 =301 https://$host$request_uri;');
  });

  test('answers 404 for an asset that is gone, which is not cached', () => {
    expect(locations.find(([path]) => path === '/assets/')?.[1]).toContain('try_files $uri =404;');
    expect(written).toMatch(/map \$status \$kept_asset \{\s+default "no-store";/);
  });
});
