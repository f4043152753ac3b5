import { expect, test } from 'vitest';
import { runVerifier } from './runVerifier.ts';
import type { Job } from './verifierRun.ts';

test('LAB-12: a verifier that ends early leaves its exit code in the report', async () => {
  const { results, text } = await runVerifier({} as Job);
  expect(results).toEqual([]);
  expect(text).toContain('runs is not iterable');
  expect(text).toMatch(/The verifier ended with 1\.\n$/);
});
