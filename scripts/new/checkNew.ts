import { ensureChromium } from '#scripts/test/chromium.ts';
import { runInCopy } from '#scripts/test/runInCopy.ts';
import { checks, types } from '#scripts/test/stages.ts';

ensureChromium();

/** Writes a call and a screen in a copy, and checks that both are whole. */
await runInCopy([
  'node scripts/new/new.ts call getStores',
  'node scripts/new/new.ts screen stores',
  ...[types, ...checks].map(({ command }) => command),
  'vitest run --project rules src/api/stores mocks/stores mocks/states src/schemas/endpoint src/texts scripts/shells/nginxMap scripts/new/names scripts/lint',
  'vitest run --project contracts contracts/interactions/stores',
  'vitest run --project screens src/features/stores',
  // The packages are a link, so that they are outside of the folder that Vite serves.
  `perl -pi -e 's/plugins: \\[msw/server: { fs: { strict: false } }, $&/' .storybook/vitest.config.ts
  vitest run --config .storybook/vitest.config.ts stories/stores stories/screenStates`,
]);
