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

/** The first Chromium there is: `CHROMIUM_PATH`, the system's, Playwright's own; undefined when there is none. */
export function findChromium(env = process.env, exists: (path: string) => boolean = existsSync) {
  const named = env['CHROMIUM_PATH'];
  if (named !== undefined) {
    if (exists(named)) return named;
    throw new Error(`Failed to find Chromium: CHROMIUM_PATH is ${named}, and no file is there.`);
  }
  return [...systemPaths, chromium.executablePath()].find((path) => exists(path));
}

/** As `findChromium`, and on Debian as root it installs the package `chromium` where there is none. Throws with a way on. */
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
