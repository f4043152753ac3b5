import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { figuresOf, linesIn } from './lineCounts.ts';

const folders = [
  'src',
  'mocks',
  'fixtures',
  'contracts',
  'stories',
  'e2e',
  'bench',
  'scripts',
  'deploy',
  '.storybook',
];

/** Limits in lines: the median and nine of ten files, and the size from which a file needs its reason. */
const limits = { median: 40, p90: 120, max: 200 };

const cases = 'a table of cases';
const states = 'one story for each state of one screen';

/** Files above the limit, and why. */
const exceptions: Record<string, string> = {
  'mocks/catalogue/catalogue.table.test.ts': cases,
  'mocks/exchanges.test.ts': cases,
  'mocks/states.ts': 'the one list of provider states',
  'mocks/states.test.ts': cases,
  'mocks/wallet.test.ts': cases,
  'src/rules/catalogue/pages.test.ts': cases,
  'src/commerce/cart/useAddToCart.test.tsx': cases,
  'src/features/wallet/WalletScreen.test.tsx': cases,
  'src/schemas/catalogue.ts': 'the one definition of two calls and their model, field by field',
  'src/api/transport/faultMatrix.test.ts': cases,
  'scripts/lint/boundaries.test.ts': cases,
  'stories/order.stories.tsx': states,
  'stories/product.stories.tsx': states,
};

const sizes = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs|css)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => ({ file: file.replaceAll(sep, '/'), lines: linesIn(readFileSync(file, 'utf8')) }));

const isTest = (file: string) => /\.(?:test|spec|stories)\.tsx?$/.test(file);

for (const [kind, files] of Object.entries({
  'all files': sizes,
  'without tests': sizes.filter(({ file }) => !isTest(file)),
})) {
  const { median, p90, max } = figuresOf(files.map(({ lines }) => lines));
  const met = median <= limits.median && p90 <= limits.p90;
  console.log(
    `Lines, ${kind} (${files.length}): median ${median}, p90 ${p90}, max ${max}${met ? '' : ': above the limits'}`,
  );
}

const above = sizes.filter(({ lines }) => lines > limits.max).sort((one, other) => other.lines - one.lines);
for (const { file, lines } of above)
  console.log(`${lines} ${file}: ${exceptions[file] ?? 'no reason given'}`);

const unexplained = above.filter(({ file }) => !(file in exceptions)).map(({ file }) => file);
const outdated = Object.keys(exceptions).filter((file) => !above.some((each) => each.file === file));
for (const file of unexplained) console.error(`${file} is above ${limits.max} lines and has no reason.`);
for (const file of outdated) console.error(`${file} is no exception any more.`);
if (unexplained.length + outdated.length > 0) process.exitCode = 1;
