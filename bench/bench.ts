import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumFlags, ensureChromium, findWholeChromium } from '#scripts/test/chromium.ts';
import { run } from '#scripts/test/run.ts';
import { shopServer } from '#server/shopServer.ts';
import { type Speeds, maxWalkShift, type Weights } from './figures.ts';
import { floor } from './floor.ts';
import { overBudget } from './judge.ts';
import { measure } from './lighthouse.ts';
import { medians } from './median.ts';
import { openServer, type Protocol } from './openServer.ts';
import { benchOptions } from './options.ts';
import { type PageName, pages } from './pages.ts';
import { repeatLimits, repeatVisits } from './repeat.ts';
import { limitsOf, type SetupName, setups } from './setups.ts';
import { table } from './table.ts';
import { walk } from './walk.ts';
import { weighPages } from './weighPages.ts';

const { runs, names, setups: chosenSetups, everything, whole } = benchOptions(process.argv.slice(2));
const faults: string[] = [];
const serve = (fill: boolean) => shopServer({ dist: 'dist', control: false, fill }).fetch;
const [tls, plain, filled, floorServer] = await Promise.all([
  openServer(serve(false), 'tls'),
  openServer(serve(false), 'plain'),
  openServer(serve(true), 'tls'),
  openServer((await floor()).fetch, 'tls'),
]);
const browser = await chromium.launch({
  executablePath: ensureChromium(findWholeChromium),
  args: chromiumFlags,
});

async function weighOver(way: Protocol, origin: string) {
  const weighed = await weighPages(browser, origin, names);
  faults.push(
    ...weighed.flatMap(([page, weights]) => overBudget(page, weights).map((fault) => `${way}, ${fault}`)),
  );
  console.log(`\nWeight of a first visit, ${way}\n${table(weighed)}`);
  return Object.fromEntries(weighed) as Record<PageName, Weights>;
}

async function walkThrough() {
  const shift = await walk(browser, tls.origin);
  console.log(`\nLayout shift of a walk through the shop: ${shift.toFixed(4)}`);
  if (!(shift <= maxWalkShift))
    faults.push(`the walk shifts by ${shift.toFixed(4)}, the budget is at most ${maxWalkShift}.`);
  return shift;
}

async function repeat() {
  const measured = await repeatVisits(browser, plain.origin, names, runs);
  if (measured === undefined) {
    console.log('\nRepeat visits: no worker.');
    return 'no worker';
  }
  const rows = measured.map(({ name, runs }) => ({ name, runs, median: medians(runs) }));
  console.log(`\nRepeat visits with the worker\n${table(rows.map(({ name, median }) => [name, median]))}`);
  for (const { name, median } of rows)
    faults.push(...overBudget(name, median, repeatLimits).map((fault) => `repeat, ${fault}`));
  return rows;
}

async function measureRuns(setup: SetupName, name: PageName | 'floor', url: string) {
  const all: Speeds[] = [];
  const found = new Set<string>();
  for (let count = 0; count < runs; count += 1) {
    const { speeds, findings } = await measure(url, setups[setup].method);
    all.push(speeds);
    for (const finding of findings) found.add(finding);
  }
  const median = medians(all);
  const rows = all.map((speeds, index) => [`${name} ${index + 1}`, speeds] as const);
  console.log(`\n${setup}\n${table([...rows, ['median', median]])}`);
  for (const finding of found) console.log(`  ${finding}`);
  return { setup, name, runs: all, median };
}

/** Every page in a setup, after the floor page. */
async function measurePages(setup: SetupName) {
  const { origin } = setups[setup].filled ? filled : tls;
  const base = await measureRuns(setup, 'floor', `${floorServer.origin}/`);
  const limits = limitsOf(setup, base.median.lcp);
  const measured = [base];
  for (const name of names) {
    const page = await measureRuns(setup, name, `${origin}${pages[name].path}`);
    faults.push(...overBudget(name, page.median, limits).map((fault) => `${setup}, ${fault}`));
    measured.push(page);
  }
  console.log(`\nMedians, ${setup}\n${table(measured.map(({ name, median }) => [name, median]))}`);
  return measured;
}

try {
  const weights = everything
    ? { tls: await weighOver('tls', tls.origin), plain: await weighOver('plain', plain.origin) }
    : undefined;
  const shift = everything ? await walkThrough() : undefined;
  const repeats = everything ? await repeat() : undefined;
  await browser.close();

  const speeds = [];
  for (const setup of chosenSetups) speeds.push(...(await measurePages(setup)));

  const { output } = await run('git', ['describe', '--always', '--dirty', '--abbrev=10']);
  const date = new Date().toISOString();
  const results = { date, commit: output.trim(), runs, weights, shift, repeats, speeds, faults };
  const file = `bench/results/${date.slice(0, 10)}-${results.commit}.json`;
  if (whole) {
    mkdirSync('bench/results', { recursive: true });
    writeFileSync(file, `${JSON.stringify(results, undefined, 2)}\n`);
  }
  console.log();
  for (const fault of faults) console.log(`BROKEN: ${fault}`);
  console.log(
    faults.length === 0 ? 'All figures are within budget.' : `${faults.length} figures are over budget.`,
  );
  if (whole) console.log(`Written to ${file}.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await browser.close();
  for (const server of [tls, plain, filled, floorServer]) server.close();
}
