import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { enginePackages, ensurePackages } from '#scripts/test/debian.ts';
import { againReport } from '#scripts/test/steps.ts';
import { startShop } from '../startShop.ts';
import { type Browser, engines, modes } from './browsers.ts';
import { pageOf } from './page.ts';
import { type Walk, walks } from './walks.ts';

/** Ends with a sentence that says what is wrong. */
function refuse(message: string, code: number): never {
  console.error(message);
  process.exit(code);
}

const options = process.argv.slice(2);
/** Names of engines and walks; `firefox/back`, a walk as the report names it, is both. */
const names = options.filter((option) => option !== '--again').flatMap((name) => name.split('/'));
const unknown = names.find((name) => !(name in engines || name in walks));
if (unknown !== undefined)
  refuse(
    `There is no ${unknown}: the engines are ${Object.keys(engines).join(', ')}, and the walks ${Object.keys(walks).join(', ')}.`,
    2,
  );
if (!existsSync('dist/index.html'))
  refuse('Failed to walk: there is no build yet. Run "npm run build" first.', 1);
try {
  ensurePackages(enginePackages);
} catch (cause) {
  refuse(String(cause), 1);
}

// What was started ends with this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => process.exit(128 + constants.signals[signal]));

/** The rows of a table that the arguments name; all if they name none. */
function chosen<Row>(table: Record<string, Row>): [string, Row][] {
  const rows = Object.entries(table);
  const named = rows.filter(([name]) => names.includes(name));
  return named.length > 0 ? named : rows;
}

/** Takes a walk as a fresh visitor, at a shop on an origin that the browser has not seen. */
async function take({ walk }: Walk, { send }: Browser) {
  const page = pageOf(send);
  const shop = await startShop();
  try {
    await send('resize', { width: 390, height: 844 });
    await page.open(shop.url('/robots.txt'));
    // All ports of a host share their cookies.
    await page.deleteCookies();
    await page.run(() => {
      if (!navigator.cookieEnabled || !(localStorage as Storage | null)) return;
      localStorage['consent'] = 'no';
      sessionStorage['closed_banners'] = 'city';
    });
    await walk(page, shop);
  } finally {
    await shop.kill();
  }
}

const results: { name: string; fullName: string; status: 'passed' | 'failed' }[] = [];

/** Takes the chosen walks in an engine, those of one mode in one browser. */
async function takeAll(engine: string, start: (typeof engines)['webkit']) {
  for (const mode of modes) {
    let browser: Browser | undefined;
    for (const [name, walk] of chosen(walks)) {
      if ((walk.mode ?? 'usual') !== mode) continue;
      const startedAt = performance.now();
      const fullName = `${engine}, ${name}: ${walk.does}`;
      let fault = '';
      try {
        browser ??= await start(mode);
        await take(walk, browser);
      } catch (cause) {
        fault = `\n${cause instanceof Error ? cause.message : String(cause)}`;
      }
      const status = fault === '' ? 'passed' : 'failed';
      results.push({ name: `${engine}/${name}`, fullName, status });
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(`${fullName} … ${status} (${seconds} s)${fault}`);
    }
    browser?.stop();
  }
}

await Promise.all(chosen(engines).map(([engine, start]) => takeAll(engine, start)));

const failed = results.filter(({ status }) => status === 'failed').length;
mkdirSync('reports', { recursive: true });
// As Vitest reports files of one test.
const testResults = results.map(({ name, ...result }) => ({
  name,
  status: result.status,
  assertionResults: [result],
}));
writeFileSync(
  options.includes('--again') ? againReport : 'reports/engines.json',
  JSON.stringify({ testResults }),
);
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
