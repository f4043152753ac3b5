import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium, findWholeChromium } from '#scripts/test/chromium.ts';
import { shopServer } from '#server/shopServer.ts';
import { overBudget } from './judge.ts';
import { openServer } from './openServer.ts';
import { pageNames } from './pages.ts';
import { table } from './table.ts';
import { weighPages } from './weighPages.ts';

// Bytes and requests do not depend on the machine, so `npm test` checks them; times it does not check.
const server = await openServer(shopServer({ dist: 'dist', control: false }).fetch, 'plain');
// The headless shell loads lazy pictures that are farther away.
const browser = await chromium.launch({
  executablePath: ensureChromium(findWholeChromium),
  args: chromiumFlags,
});
try {
  const weighed = await weighPages(browser, server.origin, pageNames);
  console.log(table(weighed));
  const faults = weighed.flatMap(([page, weights]) => overBudget(page, weights));
  for (const fault of faults) console.log(`BROKEN: ${fault}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  server.close();
}
