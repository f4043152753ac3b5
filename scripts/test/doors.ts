import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium } from './chromium.ts';
import { type OpenShop, openDev, openShop, openStories, verifyShop } from './doorways.ts';

if (!existsSync('dist/index.html')) {
  console.error('Failed to open the doors: there is no build yet. Run "npm run build" first.');
  process.exit(1);
}

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  // Only localhost resolves, so anything that needs an external network fails.
  args: [
    ...chromiumFlags,
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
  ],
});
let passed = 0;
let failed = 0;

async function door(name: string, test: () => Promise<void>) {
  const startedAt = performance.now();
  try {
    await test();
    passed += 1;
    console.log(`${name}: open (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
  } catch (cause) {
    failed += 1;
    console.log(`${name}: CLOSED\n${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

try {
  let open: OpenShop | undefined;
  await door('npm start', async () => {
    open = await openShop(browser);
  });
  await door('npm run contracts:verify', () => verifyShop(open));
  await door('npm run dev', () => openDev(browser));
  await door('npm run storybook:build', () => openStories(browser));
} finally {
  await browser.close();
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
