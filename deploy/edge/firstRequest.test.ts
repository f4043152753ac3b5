import { beforeAll, describe, expect, test } from 'vitest';
import { earlyFileOf } from '#scripts/shells/pageTable.ts';
import { configs, origins, usual } from '#scripts/shells/earlyCases.ts';
import { buildScripts, runEarly } from '#scripts/shells/runEarly.ts';
import { firstRequest } from './firstRequest.ts';

beforeAll(buildScripts, 60_000);

describe('the first call of a server', () => {
  test.each(usual)(
    'CAT-53, CAT-54, FLAG-24: at $address it is the one that the page sends itself',
    async ({ page, address }) => {
      for (const origin of origins)
        for (const config of configs) {
          const { earlyCall } = await runEarly(page, origin + address, config);
          const url = new URL(origin + address);
          const early = earlyFileOf(page) ?? 'earlyHome';
          const first = firstRequest(early, { url, cookie: '', config, setting: undefined });
          expect(JSON.stringify(first?.request)).toBe(JSON.stringify(earlyCall?.request));
        }
    },
  );
});
