import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { importsIn } from './importVerdict.ts';

/** The files of the shop and its mock that can import another. */
const files = globSync('{src,mocks,fixtures,deploy}/**/*.{css,ts,tsx,mts,cts,js,jsx,mjs,cjs}');

const found = files.map((path) => importsIn(path.replaceAll(sep, '/'), readFileSync(path, 'utf8')));
const count = found.reduce((sum, each) => sum + each.count, 0);
const forbidden = found.flatMap((each) => each.forbidden);
for (const line of forbidden) console.error(line);
console.log(`Forbidden imports: ${forbidden.length} of ${count}; scripts/lint/boundaries.ts has the table.`);
process.exitCode = forbidden.length === 0 && count > 0 ? 0 : 1;
