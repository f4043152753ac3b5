import { writeFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import type { ActiveMutant } from '#scripts/trace/mutantSwitch.ts';

export * from '@playwright/test';

const mutant = JSON.parse(process.env['PROBE_MUTANT'] ?? 'null') as ActiveMutant | null;
const ran = { loading: new Set<string>(), later: new Set<string>() };

/**
 * Runs in the page before any other script: sets the switch, and reports each mutant's place at its first execution.
 */
function setSwitch(active: ActiveMutant | null) {
  const tell = (globalThis as unknown as { probeRan: (phase: string, id: string) => Promise<void> }).probeRan;
  const counts = (phase: string) =>
    new Proxy<Record<string, number>>(
      {},
      {
        set(target, id, count: number) {
          if (typeof id === 'string' && !(id in target)) void tell(phase, id);
          return Reflect.set(target, id, count);
        },
      },
    );
  const mutantSwitch = {
    ...active,
    hitCount: 0,
    mutantCoverage: { static: counts('loading'), perTest: { journey: counts('later') } },
  };
  Object.assign(globalThis, { __stryker__: mutantSwitch });
  addEventListener('load', () => Object.assign(mutantSwitch, { currentTestId: 'journey' }));
}

async function prepare(context: BrowserContext) {
  await context.exposeBinding('probeRan', (_source, phase: 'loading' | 'later', id: string) => {
    ran[phase].add(id);
  });
  await context.addInitScript(setSwitch, mutant);
  return context;
}

/** The runner's `test` with a mutant switch in every page; writes the coverage of the pages after each test. */
export const test = base.extend<{ ranCode: void }, object>({
  browser: [
    async ({ browser }, provide) => {
      const newContext = browser.newContext.bind(browser);
      await provide(
        Object.assign(browser, {
          newContext: async (...options: Parameters<typeof newContext>) =>
            prepare(await newContext(...options)),
        }),
      );
    },
    { scope: 'worker' },
  ],
  ranCode: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright parses the pattern for the fixtures that it needs.
    async ({}, provide) => {
      await provide();
      const path = process.env['PROBE_PAGE_COVERAGE'];
      if (path === undefined) return;
      writeFileSync(path, JSON.stringify({ loading: [...ran.loading], later: [...ran.later] }));
    },
    { auto: true },
  ],
});
