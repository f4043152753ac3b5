import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { shopServer } from '#mocks/server/shopServer.ts';
import { chromiumFlags, ensureChromium, findWholeChromium } from '#scripts/test/chromium.ts';
import { run } from '#scripts/test/run.ts';
import { type Speeds, maxWalkShift, type Weights } from './figures.ts';
import { floor } from './floor.ts';
import { overBudget } from './judge.ts';
import { measure } from './lighthouse.ts';
import { medians } from './median.ts';
import { openServer, type Protocol } from './openServer.ts';
import { type PageName, pageNames, pages } from './pages.ts';
import { table } from './table.ts';
import { walk } from './walk.ts';
import { weighPages } from './weighPages.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string', multiple: true } },
});
const runs = Number(values.runs);
const chosen =
  values.only === undefined ? pageNames : pageNames.filter((name) => values.only?.includes(name));
if (!Number.isInteger(runs) || runs < 1) throw new Error(`Failed to start: --runs is '${values.runs}'.`);
if (chosen.length === 0) throw new Error(`Failed to start: --only is none of ${pageNames.join(', ')}.`);
const whole = values.only === undefined && runs >= 5;

const faults: string[] = [];
const { fetch } = shopServer({ dist: 'dist', control: false });
const [tls, plain] = await Promise.all([openServer(fetch, 'tls'), openServer(fetch, 'plain')]);
const floorServer = await openServer((await floor()).fetch, 'tls');
const browser = await chromium.launch({
  executablePath: ensureChromium(findWholeChromium),
  args: chromiumFlags,
});

async function weighOver(way: Protocol, origin: string) {
  const weighed = await weighPages(browser, origin, chosen);
  faults.push(
    ...weighed.flatMap(([page, weights]) => overBudget(page, weights).map((fault) => `${way}, ${fault}`)),
  );
  console.log(`\nWeight of a first visit, ${way}\n${table(weighed)}`);
  return Object.fromEntries(weighed) as Record<PageName, Weights>;
}

async function measureRuns(name: PageName | 'floor', url: string) {
  const all: Speeds[] = [];
  const found = new Set<string>();
  for (let count = 0; count < runs; count += 1) {
    const { speeds, findings } = await measure(url);
    all.push(speeds);
    for (const finding of findings) found.add(finding);
  }
  const median = medians(all);
  const rows = all.map((speeds, index) => [`${name} ${index + 1}`, speeds] as const);
  console.log(`\n${table([...rows, ['median', median]])}`);
  for (const finding of found) console.log(`  ${finding}`);
  if (name !== 'floor') faults.push(...overBudget(name, median));
  return { name, runs: all, median };
}

try {
  const weights = { tls: await weighOver('tls', tls.origin), plain: await weighOver('plain', plain.origin) };
  const shift = await walk(browser, tls.origin);
  console.log(`\nLayout shift of a walk through the shop: ${shift.toFixed(4)}`);
  if (!(shift <= maxWalkShift))
    faults.push(`the walk shifts by ${shift.toFixed(4)}, the budget is at most ${maxWalkShift}.`);
  await browser.close();

  const speeds = [await measureRuns('floor', `${floorServer.origin}/`)];
  for (const name of chosen) speeds.push(await measureRuns(name, `${tls.origin}${pages[name].path}`));
  console.log(`\nMedians\n${table(speeds.map(({ name, median }) => [name, median]))}\n`);

  const { output } = await run('git', ['describe', '--always', '--dirty', '--abbrev=10']);
  const date = new Date().toISOString();
  const results = { date, commit: output.trim(), runs, weights, shift, speeds, faults };
  const file = `bench/results/${date.slice(0, 10)}-${results.commit}.json`;
  if (whole) {
    mkdirSync('bench/results', { recursive: true });
    writeFileSync(file, `${JSON.stringify(results, undefined, 2)}\n`);
  }
  for (const fault of faults) console.log(`BROKEN: ${fault}`);
  console.log(
    faults.length === 0 ? 'All figures are within budget.' : `${faults.length} figures are over budget.`,
  );
  if (whole) console.log(`Written to ${file}.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  for (const server of [tls, plain, floorServer]) server.close();
}
