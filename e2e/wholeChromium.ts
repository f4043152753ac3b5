import { chromium, devices, type Page } from '@playwright/test';
import { chromiumFlags, findWholeChromium } from '#scripts/test/chromium.ts';
import { test as journey } from './journey.ts';

interface Phone {
  /** A page in a whole Chromium with a profile of its own: a headless shell or a private window installs nothing. */
  phone: Page;
}

const { defaultBrowserType: _browser, ...pixel } = devices['Pixel 7'];

/** Chromium waits with its offer until the visitor has used the site otherwise. */
const offerAtOnce = '--bypass-app-banner-engagement-checks';

/** A journey in the whole Chromium, which offers installation on the first visit. It fails where there is none. */
export const test = journey.extend<Phone>({
  phone: async ({ prepare }, provide) => {
    const executablePath = findWholeChromium();
    if (executablePath === undefined)
      throw new Error('Failed to find the whole Chromium: apt-get install chromium, or set CHROMIUM_PATH.');
    const args = [...chromiumFlags, offerAtOnce];
    const context = await chromium.launchPersistentContext('', { ...pixel, executablePath, args });
    const page = await context.newPage();
    await prepare(page);
    await provide(page);
    await context.close();
  },
});
