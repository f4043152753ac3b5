import type { Browser } from 'playwright';
import type { Weights } from './figures.ts';
import { type PageName, pages } from './pages.ts';
import { weigh } from './weigh.ts';

/** Page weight of each page. The first visit only warms up the mock, which renders a picture at its first request. */
export async function weighPages(browser: Browser, origin: string, names: readonly PageName[]) {
  const weighed: [PageName, Weights][] = [];
  for (const name of names) {
    const { path, shows } = pages[name];
    await weigh(browser, `${origin}${path}`, shows);
    weighed.push([name, await weigh(browser, `${origin}${path}`, shows)]);
  }
  return weighed;
}
