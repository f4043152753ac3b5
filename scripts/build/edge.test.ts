import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

test('REACH-09: the handler for edge platforms is one file, which needs nothing of Node', async () => {
  const configFile = 'scripts/build/edge.config.ts';
  const { output } = (await build({
    configFile,
    logLevel: 'warn',
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  expect(output.map(({ fileName }) => fileName)).toEqual(['fillPage.js']);
  const { code, imports, dynamicImports } = output[0];
  expect([...imports, ...dynamicImports]).toEqual([]);
  expect(code).toContain('crypto.subtle');
  expect(code).not.toMatch(/\b(?:require|process|Buffer|__dirname)\b/);
});
