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
// TypeScript does not check a.tsx beside a.ts.
const unchecked = files.filter((path) => path.endsWith('.tsx') && files.includes(path.slice(0, -1)));
for (const line of [
  ...forbidden,
  ...circles,
  ...unchecked.map((path) => `${path} has the name of a .ts file, so TypeScript leaves it out.`),
])
  console.error(line);
console.log(
  `Imports: ${count}; forbidden: ${forbidden.length} by the table in scripts/lint/boundaries.ts, ${circles.length} circles.`,
);
process.exitCode = count > 0 && forbidden.length + circles.length + unchecked.length === 0 ? 0 : 1;
