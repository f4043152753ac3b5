import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { replaceFolder } from './replaceFolder.ts';

test('the files of a folder are replaced, and one that is the same is not written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'replaced-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['same', 'other', 'gone']) writeFileSync(join(folder, name), name);
  const { ctimeNs } = statSync(join(folder, 'same'), { bigint: true });
  const texts = new Map([
    ['same', 'same'],
    ['other', 'changed'],
    ['new', 'new'],
  ]);
  replaceFolder(folder, texts);
  expect(
    new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')])),
  ).toEqual(texts);
  expect(statSync(join(folder, 'same'), { bigint: true }).ctimeNs).toBe(ctimeNs);
});
