import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium } from './chromium.ts';
import { type OpenShop, openDev, openShop, openStories, verifyShop } from './doorways.ts';
import { run } from './run.ts';

/** Leaves out caches of tools: a fresh clone does not have them, and another process may be writing them. */
const isInstalled = (name: string) => name === '.bin' || !name.startsWith('.');

/** A fresh clone of the last commit, with the packages that are installed here. */
async function clone() {
  const folder = join(mkdtempSync(join(tmpdir(), 'vidriera-')), 'shop');
  const cloned = await run('git', ['clone', '--quiet', '.', folder]);
  if (cloned.code !== 0) throw new Error(`Failed to clone: ${cloned.output}`);
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  const installed = readdirSync('node_modules').filter(isInstalled);
  // Hard links are fast; across file systems the files are copied instead.
  const linked = await run('cp', ['-al', ...installed.map((name) => join('node_modules', name)), packages]);
  if (linked.code !== 0)
    for (const name of installed)
      cpSync(join('node_modules', name), join(packages, name), { recursive: true, force: true });
  return folder;
}

const folder = await clone();
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
    open = await openShop(folder, browser);
  });
  await door('npm run contracts:verify', () => verifyShop(folder, open));
  await door('npm run dev', () => openDev(folder, browser));
  await door('npm run storybook:build', () => openStories(folder, browser));
} finally {
  await browser.close();
  if (existsSync(folder)) rmSync(join(folder, '..'), { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
