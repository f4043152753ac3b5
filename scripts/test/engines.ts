import { existsSync } from 'node:fs';
import { canInstall, installPackages } from './debian.ts';

/** The programs that the walks in WebKit and Firefox start, by their Debian package. */
const programs = { 'webkit2gtk-driver': 'WebKitWebDriver', xvfb: 'Xvfb', 'firefox-esr': 'firefox-esr' };

/** The packages that are not installed. */
export const missingEngines = () =>
  Object.entries(programs).flatMap(([name, program]) => (existsSync(`/usr/bin/${program}`) ? [] : [name]));

/** Installs the missing packages on Debian as root. Throws where it cannot; the message says what to do. */
export function ensureEngines(): void {
  if (missingEngines().length > 0 && canInstall()) installPackages(...missingEngines());
  if (missingEngines().length > 0)
    throw new Error(
      `Failed to find the engines: install them (Debian: apt-get install ${missingEngines().join(' ')}).`,
    );
}
