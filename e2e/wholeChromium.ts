import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium, devices, type Page } from '@playwright/test';
import { chromiumFlags, findWholeChromium } from '#scripts/test/chromium.ts';
import { test as journey } from './journey.ts';

interface Phone {
  /** Whether the browser's setting blocks cookies, and with them storage, locks, caches and service workers. */
  blocksCookies: boolean;
  /** A page in a full Chromium with its own profile, because a headless shell or private window cannot install. */
  phone: Page;
}

const { defaultBrowserType: _browser, ...pixel } = devices['Pixel 7'];

/** Chromium waits with its offer until the visitor has used the site otherwise. */
const offerAtOnce = '--bypass-app-banner-engagement-checks';

/** A journey in the whole Chromium, which offers installation on the first visit. It fails where there is none. */
export const test = journey.extend<Phone>({
  blocksCookies: [false, { option: true }],
  phone: async ({ prepare, blocksCookies }, provide, info) => {
    const executablePath = findWholeChromium();
    if (executablePath === undefined)
      throw new Error('Failed to find the whole Chromium: apt-get install chromium, or set CHROMIUM_PATH.');
    const args = [...chromiumFlags, offerAtOnce];
    const profile = info.outputPath('profile');
    mkdirSync(`${profile}/Default`, { recursive: true });
    const settings = { profile: { default_content_setting_values: { cookies: blocksCookies ? 2 : 1 } } };
    writeFileSync(`${profile}/Default/Preferences`, JSON.stringify(settings));
    const context = await chromium.launchPersistentContext(profile, { ...pixel, executablePath, args });
    const page = await context.newPage();
    await prepare(page);
    await provide(page);
    await context.close();
  },
});
