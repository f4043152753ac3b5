import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { Row } from './matrix.ts';
import { readTrace } from './readTrace.ts';

/** Runs `look` in a temporary project with the given files. */
function withProject<Result>(files: Record<string, string>, look: (root: string) => Result): Result {
  const root = mkdtempSync(join(tmpdir(), 'trace-'));
  try {
    for (const [name, text] of Object.entries(files)) {
      const path = join(root, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text.replaceAll('{root}', root));
    }
    return look(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

const catalogue =
  '- **CART-01** §1 — One. [unit]\n- **CART-02** §1 — Two. [e2e]\n- **CART-03** §1 — Three. [e2e]\n';
const rules = `{"testResults":[{"name":"{root}/src/cart.test.ts","assertionResults":[
  {"title":"CART-01: one","status":"passed"},{"title":"CART-01: red","status":"failed"},
  {"title":"CART-01: left out","status":"skipped"}]}]}`;
const journeys = `{"config":{"rootDir":"{root}/e2e"},"suites":[{"title":"cart.spec.ts","specs":[
  {"title":"CART-02: two","file":"cart.spec.ts","tests":[
    {"status":"expected","results":[{"status":"passed","steps":[
      {"title":"opens","steps":[{"title":"CART-03: three"}]},{"title":"CART-01 to CART-03: all"}]}]}]}]}]}`;

test('LAB-08: the matrix is joined from the real reports of the runners', () => {
  const files = {
    'docs/requirements/cart.md': catalogue,
    'docs/requirements/delivered.txt': 'CART-01\n',
    'reports/rules.json': rules,
    'reports/journeys.json': journeys,
  };
  withProject(files, (root) => {
    const { rows, delivered, errors, silent } = readTrace(root);
    expect(errors).toEqual([
      "e2e/cart.spec.ts: 'CART-01 to CART-03: all': CART-01 must stand at the beginning, as in 'ID-01, ID-02: text' (no ranges)",
    ]);
    expect([...delivered]).toEqual(['CART-01']);
    expect(silent).toEqual(['screens', 'contracts', 'replay', 'stories']);
    const proofsOf = ({ id, state, proofs }: Row) => [
      id,
      state,
      ...proofs.map(({ file, title, passed }) => `${passed} ${file} ${title}`),
    ];
    expect(rows.map(proofsOf)).toEqual([
      [
        'CART-01',
        'proven',
        'true src/cart.test.ts CART-01: one',
        'false src/cart.test.ts CART-01: red',
        'false src/cart.test.ts CART-01: left out',
      ],
      ['CART-02', 'proven', 'true e2e/cart.spec.ts CART-02: two'],
      ['CART-03', 'proven', 'true e2e/cart.spec.ts CART-03: three'],
    ]);
  });
});

test('a report that cannot be read is named', () => {
  const files = { 'docs/requirements/cart.md': catalogue, 'reports/screens.json': '{' };
  withProject(files, (root) =>
    expect(() => readTrace(root)).toThrow(/^Failed to read reports\/screens\.json: /),
  );
});

test('a wrong id among the delivered lines is an error', () => {
  const files = { 'docs/requirements/cart.md': catalogue, 'docs/requirements/delivered.txt': 'CART-09\n' };
  withProject(files, (root) =>
    expect(readTrace(root).errors).toEqual(['delivered.txt:1: no such requirement: CART-09']),
  );
});
