import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const readsTime = /Date\.now|new Date\(\)|[^\w.]Date\(\)|performance\.now|Temporal\.Now/;

const sourcesOf = (room: string) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(room, name));

test('LAB-02: no file of the mock, its server or its data reads the time of the machine', () => {
  const sources = [...sourcesOf('mocks'), ...sourcesOf('server'), ...sourcesOf('fixtures')];
  expect(sources).toContain('mocks/clock.ts');
  expect(sources.filter((file) => readsTime.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test.each(['const now = Date.now();', 'at: new Date()', 'let day = Date();', 'performance.now()'])(
  'reading the time is seen in %j',
  (text) => {
    expect(readsTime.test(text)).toBe(true);
  },
);
