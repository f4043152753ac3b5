import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const linesOf = (file: string) => read(file).trim().split('\n');

/** The captures of an expression in a text, which must be there. */
function all(text: string, expression: RegExp): string[] {
  const found = [...text.matchAll(expression)].map(([, capture = '']) => capture);
  expect(found).not.toEqual([]);
  return found;
}

/** The part of the Dockerfile that makes an image. */
const stage = (name: string) =>
  dockerfile.split(/^FROM /m).find((text) => text.split('\n')[0]?.endsWith(` AS ${name}`)) ?? '';

test('what the Dockerfile copies exists', () => {
  const sources = all(dockerfile, /^COPY (?!--)(.+) \S+$/gm).flatMap((paths) => paths.split(' '));
  expect(sources.filter((path) => !existsSync(path) && globSync(path).length === 0)).toEqual([]);
});

test('COUNTRY-15: an image has the settings that it is built with, and none without them', () => {
  expect(dockerfile).toMatch(/^ARG SETTINGS$/m);
  expect(stage('build')).toContain('--file "${SETTINGS:?');
  const builds = all(compose, /build: (.+)/g);
  expect(builds.filter((build) => !/ args: [&*]development\b/.test(build))).toEqual([]);
  expect(all(compose, /&development (.+?\})/g)).toEqual(['{ SETTINGS: deploy/settings/development.json }']);
});

test('nothing for all servers of a host may be there twice: Debian has settings of its own there', () => {
  const names = all(read('deploy/nginx/http.conf'), /^(\w+) /gm);
  expect(names.filter((name) => !['include', 'log_format', 'map', 'types'].includes(name))).toEqual([]);
});

describe('each server of a host', () => {
  const servers = all(read('deploy/nginx/tls.conf'), /^server \{\n([^]*?)^\}/gm);

  test.each(servers)('logs visits without query and address, on IPv4 and IPv6 (%#)', (server) => {
    expect(all(server, /access_log (.+);/g)).toEqual(['/var/log/nginx/access.log visit']);
    const [, port, options] = /listen (\d+) (.+);/.exec(server) ?? [];
    expect(server).toContain(` listen [::]:${port} ${options};`);
  });
});

test('what the Dockerfile copies from another stage is made there', () => {
  const [folder = ''] = all(stage('build'), /^WORKDIR (.+)$/gm);
  const made = all(dockerfile, /^COPY --from=\w+ (\S+)/gm).map((path) => path.replace(`${folder}/`, ''));
  const generated = new Set(linesOf('.gitignore'));
  expect(made.filter((path) => !generated.has(`${path.split('/')[0]}/`))).toEqual([]);
});

test('nothing that git ignores is sent to the build', () => {
  const ignored = linesOf('.gitignore').map((line) => line.replace(/^\//, ''));
  expect(linesOf('.dockerignore')).toEqual(expect.arrayContaining(ignored));
});

test('the images have the version of Node that the project has', () => {
  expect(new Set(all(dockerfile, /^FROM node:(\d+)-/gm))).toEqual(new Set([read('.nvmrc').trim()]));
});

test('nginx finds the build and its own files where the image has them', () => {
  const configuration = globSync('deploy/{nginx,options}/*.conf').map(read).join('\n');
  expect(new Set(all(configuration, /(\/srv\/\w+)/g))).toEqual(
    new Set(all(stage('shop'), /--from=\w+ \S+ (\/srv\/\w+)/g)),
  );
  const included = all(configuration, /include \/etc\/vidriera\/([\w-]+\.conf);/g);
  expect(included.filter((name) => !existsSync(`deploy/nginx/${name}`))).toEqual([]);
  expect(stage('shop')).toContain('COPY deploy/nginx/*.conf /etc/vidriera/\n');
  expect(compose).toContain('./deploy/options:/etc/vidriera/options:ro');
});

test('each image of compose.yaml is one of the Dockerfile', () => {
  expect(all(compose, /target: (\w+)/g).filter((name) => stage(name) === '')).toEqual([]);
});

test.each<[string, (readonly [text: string, port: RegExp])[]]>([
  [
    'shop',
    [
      [stage('shop'), /EXPOSE (\d+)/g],
      [read('deploy/nginx/nginx.conf'), /listen (\d+) /g],
      [compose, /'\d+:(\d+)'/g],
    ],
  ],
  [
    'filler',
    [
      [stage('filler'), /EXPOSE (\d+)/g],
      [stage('filler'), /"(\d+)"\]/g],
      [read('deploy/options/filled.conf'), /127\.0\.0\.1:(\d+);/g],
    ],
  ],
  [
    'mock',
    [
      [read('server/server.ts'), /\?\? '(\d+)'/g],
      [read('deploy/options/mock.conf'), /mock:(\d+);/g],
    ],
  ],
])('the port of %s is the same everywhere', (_name, places) => {
  expect(new Set(places.flatMap(([text, port]) => all(text, port))).size).toBe(1);
});
