import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { canInstall, installPackages } from './debian.ts';

/** Flags for a machine without display, sandbox or network. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium without its window: the same engine, and a journey takes two thirds of the time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Path of the first Chromium found: `CHROMIUM_PATH`, then the system's headless shell, then the system's Chromium, then
 * Playwright's; undefined when there is none. Throws when `CHROMIUM_PATH` names a missing file.
 */
export function findChromium(paths: readonly string[] = [headlessShell, ...systemPaths]) {
  const configured = process.env['CHROMIUM_PATH'];
  if (configured !== undefined && !existsSync(configured))
    throw new Error(`Failed to find Chromium: CHROMIUM_PATH is ${configured}, and no file is there.`);
  return configured ?? [...paths, chromium.executablePath()].find((path) => existsSync(path));
}

/**
 * Like `findChromium`, but never the system's headless shell, which lacks what belongs to the window: Lighthouse, and
 * whether the shop can be installed.
 */
export const findWholeChromium = () => findChromium(systemPaths);

/**
 * Like `find`, but installs the package `chromium` when there is none, on Debian as root, and its headless shell. Throws
 * when no Chromium can be found or installed; the message says what to do.
 */
export function ensureChromium(find: () => string | undefined = findChromium) {
  const found = find();
  if (found !== undefined) return found;
  if (canInstall()) {
    try {
      installPackages('chromium', 'chromium-headless-shell');
    } catch {
      // Older releases of Debian do not have the headless shell.
      installPackages('chromium');
    }
    const installed = find();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'Failed to find Chromium: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH to its program.',
  );
}
