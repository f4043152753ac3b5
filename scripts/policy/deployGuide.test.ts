import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { developmentSettings } from '#fixtures/settings.ts';
import { readSettings, settings } from '#schemas/settings.ts';

const guide = readFileSync('docs/deploy.md', 'utf8');

/** The names in the first column of the tables of a section. */
function tableOf(heading: string) {
  const [, section = ''] = guide.split(`\n## ${heading}\n`);
  const rows = section.split('\n## ')[0]?.matchAll(/^\| `([^`]+)`/gm) ?? [];
  return [...rows].map(([, name]) => name);
}

const namesOf = (entries: object): string[] =>
  Object.entries(entries as Record<string, { wrapped?: { entries?: object } }>).flatMap(
    ([name, { wrapped }]) =>
      wrapped?.entries === undefined ? [name] : namesOf(wrapped.entries).map((each) => `${name}.${each}`),
  );

describe('the guide to a deployment', () => {
  test('COUNTRY-15: lists every setting, and no other', () => {
    expect(tableOf('1. Configure the build')).toEqual(namesOf(settings.entries));
  });

  test('lists every setting of the build that the shop reads', () => {
    const read = readFileSync('src/main.tsx', 'utf8').matchAll(/import\.meta\.env\.(VITE_\w+)/g);
    expect(tableOf('Settings of the build')).toEqual([...read].map(([, name]) => name));
  });
});

describe('the examples', () => {
  const files = globSync('deploy/settings/*.json').toSorted();
  const read = (file: string) => readSettings(readFileSync(file, 'utf8')).output;

  test('COUNTRY-15: there is a valid one for each environment', () => {
    const { options } = settings.entries.environment;
    expect(files).toEqual(options.map((name) => `deploy/settings/${name}.json`).toSorted());
    expect(files.map(read)).toEqual(
      options.toSorted().map((environment) => expect.objectContaining({ environment })),
    );
  });

  test('COUNTRY-21, HOME-02: that of development is what the demo server and the tests have', () => {
    expect(read('deploy/settings/development.json')).toEqual(developmentSettings());
  });
});
