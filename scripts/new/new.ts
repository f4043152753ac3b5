import { writeFileSync } from 'node:fs';
import { run } from '#scripts/test/run.ts';
import { callAdditions, callFiles, callRequirement } from './callFiles.ts';
import { addRequirement, addTo, nextRequirement, ownFile, writeNew } from './edits.ts';
import { BadName, type Kind, type Names, readNames, refuseTaken } from './names.ts';
import { screenAdditions, screenFiles, screenRequirement } from './screenFiles.ts';
import { refuseTemplateWord } from './templateWords.ts';

const templates = {
  call: { files: callFiles, additions: callAdditions, requirement: callRequirement },
  screen: { files: screenFiles, additions: screenAdditions, requirement: screenRequirement },
};

const next: Readonly<Record<Kind, (names: Names) => string>> = {
  call: () => 'Next: npm run contracts, then npm run check.',
  screen: ({ noun }) =>
    `Next: link to it, give ${noun} a title in src/texts, then npm run check and npm test -- stories ${noun}.`,
};

const serverRules = 'deploy/nginx/pages.conf';

/** Writes the rules for nginx. The route table is imported only now, with its new row. */
async function writeServerRules() {
  const { nginxMap } = await import('#scripts/shells/nginxMap.ts');
  const { pageRoutes } = await import('#scripts/shells/pageTable.ts');
  writeFileSync(serverRules, nginxMap(pageRoutes));
}

/** Writes the files of a call or a screen, and their lines in the lists of the shop. Returns what to do next. */
async function write(args: readonly string[]) {
  const { kind, names } = readNames(args);
  refuseTemplateWord(names);
  const { files, additions, requirement } = templates[kind];
  const id = nextRequirement();
  const written = files(names, id);
  refuseTaken(kind, names, Object.keys(written));
  const added = additions(names);
  addTo(added);
  writeNew(written);
  addRequirement(requirement(id, names));
  const paths = [...Object.keys(written), ...new Set(added.map(({ path }) => path))];
  const { code, output } = await run('oxfmt', paths);
  if (code !== 0) throw new Error('oxfmt could not format the new files.', { cause: output });
  if (kind === 'screen') {
    await writeServerRules();
    paths.push(serverRules);
  }
  return [...paths, `${ownFile}: ${id}`, next[kind](names)].join('\n');
}

try {
  console.log(await write(process.argv.slice(2)));
} catch (cause) {
  if (!(cause instanceof BadName)) throw cause;
  console.error(cause.message);
  process.exitCode = 2;
}
