import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags, ensureChromium, findWholeChromium } from '#scripts/test/chromium.ts';
import type { Speeds } from './figures.ts';

/** As in `setups.ts`. */
type Method = 'simulate' | 'devtools';

/** One Lighthouse run: its figures, and the titles of the audits that keep a score below 100 (without performance). */
export interface Run {
  speeds: Speeds;
  findings: string[];
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const judged = ['accessibility', 'best-practices', 'seo'];

function findingsOf({ categories, audits }: Report) {
  const counted = judged.flatMap((id) => categories[id]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  return counted.flatMap(({ id }) => {
    const audit = audits[id];
    return audit === undefined || audit.score === null || audit.score === 1 ? [] : [`${id}: ${audit.title}`];
  });
}

function speedsOf({ categories, audits }: Report): Speeds {
  const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100);
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    si: number('speed-index'),
  };
}

async function attempt(url: string, method: Method): Promise<Run> {
  const chrome = await launch({
    chromePath: ensureChromium(findWholeChromium),
    chromeFlags: [...chromiumFlags, '--ignore-certificate-errors'],
  });
  try {
    const onlyCategories = ['performance', ...judged];
    const result = await lighthouse(
      url,
      { port: chrome.port, logLevel: 'error' },
      {
        extends: 'lighthouse:default',
        settings: { onlyCategories, throttlingMethod: method },
      },
    );
    if (result === undefined || result.lhr.runtimeError !== undefined)
      throw new Error(`Failed to measure ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    return { speeds: speedsOf(result.lhr), findings: findingsOf(result.lhr) };
  } finally {
    chrome.kill();
  }
}

/** On a busy machine Lighthouse sometimes loses its trace; such a run is repeated. */
const attempts = 3;

/** Runs Lighthouse on a page with phone emulation in its own browser. Rejects after three failed runs. */
export async function measure(url: string, method: Method, left = attempts): Promise<Run> {
  try {
    return await attempt(url, method);
  } catch (cause) {
    if (left <= 1) throw cause;
    console.log(`Once more: ${cause instanceof Error ? cause.message : String(cause)}`);
    return measure(url, method, left - 1);
  }
}
