import { chromium } from 'playwright';
import { shopServer } from '#mocks/shopServer.ts';
import { chromiumFlags, ensureChromium } from '#scripts/chromium.ts';
import { broken } from './judge.ts';
import { openServer } from './openServer.ts';
import { pageNames } from './pages.ts';
import { table } from './table.ts';
import { weighPages } from './weighPages.ts';

// Bytes and requests are the same on every machine: they are part of the tests, and times are not.
const server = await openServer(shopServer({ dist: 'dist', control: false }).fetch, 'plain');
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
try {
  const weighed = await weighPages(browser, server.origin, pageNames);
  console.log(table(weighed));
  const faults = weighed.flatMap(([page, weights]) => broken(page, weights));
  for (const fault of faults) console.log(`BROKEN: ${fault}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  server.close();
}
