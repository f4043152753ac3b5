import { readFileSync } from 'node:fs';
import { runInCopy } from '#scripts/test/runInCopy.ts';
import { checks, types } from '#scripts/test/stages.ts';

/** The commands of the guide to take a feature out, and what is green after them. */
const guide = readFileSync('docs/adopt.md', 'utf8');
const [, section = ''] = /^## [^\n]*Take a feature out\n([^]*?)^## /m.exec(guide) ?? [];
const steps = [...section.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, block = '']) => block);
if (steps.length === 0) throw new Error('docs/adopt.md has no commands to take a feature out.');

await runInCopy([
  ...steps,
  ...[types, ...checks].map(({ command }) => command),
  'vitest run --project rules src/rules src/schemas src/features src/store src/texts mocks scripts/lint scripts/shells',
  'vitest run --project replay contracts/replay',
  'vite build --logLevel warn',
]);
