import type { Browser } from 'playwright';
import { pages } from './pages.ts';
import { pageTimeout, phone } from './phone.ts';

/** Reading speed of a list, in px per s: two rows of cards in two seconds. */
const speed = 360;

/** How long pictures were in view before they were painted. */
export interface Placeholders {
  /** The longest time in ms of those that were scrolled into view. */
  longest: number;
  /** The same of those of the first screen, which no scrolling announces. */
  first: number;
  /** Those that were scrolled into view and stayed unpainted for more than 300 ms. */
  late: number;
  /** Those that were scrolled into view. */
  seen: number;
}

/** Scrolls through a list at reading speed, and times its placeholders in view; `seconds` is how long. */
export async function readList(browser: Browser, origin: string, seconds: number): Promise<Placeholders> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(pageTimeout);
    await page.goto(`${origin}${pages.list.path}`);
    await page.getByRole('article').first().waitFor();
    return await page.evaluate(
      async ({ speed, seconds }) => {
        const since = new Map<Element, number>();
        const waited = new Map<Element, number>();
        const begun = performance.now();
        const top = scrollY;
        for (let now = begun; now - begun < seconds * 1000;) {
          now = await new Promise<number>(requestAnimationFrame);
          scrollTo(0, top + ((now - begun) / 1000) * speed);
          for (const picture of document.querySelectorAll<HTMLImageElement>('article img')) {
            const { top: from, bottom } = picture.getBoundingClientRect();
            if (bottom < 0 || from > innerHeight) continue;
            if (!since.has(picture)) since.set(picture, now);
            if (!(picture.complete && picture.naturalWidth > 0))
              waited.set(picture, now - (since.get(picture) ?? now));
          }
        }
        const timesOf = (isFirst: boolean) =>
          [...since].flatMap(([picture, at]) =>
            at - begun < 100 === isFirst ? [waited.get(picture) ?? 0] : [],
          );
        const times = timesOf(false);
        return {
          longest: Math.round(Math.max(0, ...times)),
          first: Math.round(Math.max(0, ...timesOf(true))),
          late: times.filter((time) => time > 300).length,
          seen: times.length,
        };
      },
      { speed, seconds },
    );
  } finally {
    await context.close();
  }
}
