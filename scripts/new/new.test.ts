import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { callAdditions } from './callFiles.ts';
import { namesOf } from './names.ts';

const program = resolve('scripts/new/new.ts');

test.each([
  ['getBrands', "'brands' exists already: src/schemas/brands.ts.\n"],
  ['getTexts', "'texts' clashes with a word of the templates: take another noun.\n"],
])('%s is refused in one line, with exit code 2', (name, sentence) => {
  const { status, stdout, stderr } = spawnSync('node', [program, 'call', name], { encoding: 'utf8' });
  expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: '', stderr: sentence });
});

test('files that cannot be formatted are an error', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'new-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  for (const { path } of callAdditions(namesOf('Stores'))) cpSync(path, join(cwd, path));
  cpSync('docs/requirements', join(cwd, 'docs/requirements'), { recursive: true });
  writeFileSync(join(cwd, 'oxfmt'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  const env = { ...process.env, PATH: [cwd, dirname(process.execPath), process.env['PATH']].join(delimiter) };
  const { status, stdout, stderr } = spawnSync('node', [program, 'call', 'getStores'], {
    cwd,
    env,
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain('Error: oxfmt could not format the new files.');
});
