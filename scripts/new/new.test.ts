import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a name that is refused is said in one line, with exit code 2', () => {
  const { status, stdout, stderr } = spawnSync('node', ['scripts/new/new.ts', 'call', 'getBrands'], {
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: '',
    stderr: "'brands' exists already: src/schemas/brands.ts.\n",
  });
});
