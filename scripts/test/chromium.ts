import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

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

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Path of the first Chromium found: `CHROMIUM_PATH`, then the system's, then Playwright's; undefined when there is none.
 * Throws when `CHROMIUM_PATH` names a missing file.
 */
export function findChromium(env = process.env, exists: (path: string) => boolean = existsSync) {
  const configured = env['CHROMIUM_PATH'];
  if (configured !== undefined) {
    if (exists(configured)) return configured;
    throw new Error(`Failed to find Chromium: CHROMIUM_PATH is ${configured}, and no file is there.`);
  }
  return [...systemPaths, chromium.executablePath()].find((path) => exists(path));
}

/**
 * Like `findChromium`, but installs the package `chromium` when there is none, on Debian as root. Throws when no Chromium
 * can be found or installed; the message says what to do.
 */
export function ensureChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('No Chromium found: installing the Debian package chromium.');
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'Failed to find Chromium: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH to its program.',
  );
}
