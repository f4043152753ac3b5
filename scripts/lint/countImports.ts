import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { circlesIn, importsIn } from './importVerdict.ts';

/** All files that can import another. */
const files = globSync(
  '{*,{.storybook,bench,contracts,deploy,e2e,fixtures,mocks,scripts,server,src,stories,testing}/**/*}.{css,ts,tsx,mts,cts,js,jsx,mjs,cjs}',
);

const found = files.map((path) => importsIn(path.replaceAll(sep, '/'), readFileSync(path, 'utf8')));
const count = found.reduce((sum, each) => sum + each.count, 0);
const forbidden = found.flatMap((each) => each.forbidden);
const circles = circlesIn(found);
for (const line of [...forbidden, ...circles]) console.error(line);
console.log(
  `Imports: ${count}; forbidden: ${forbidden.length} by the table in scripts/lint/boundaries.ts, ${circles.length} circles.`,
);
process.exitCode = count > 0 && forbidden.length + circles.length === 0 ? 0 : 1;
