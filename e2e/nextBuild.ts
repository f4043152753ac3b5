import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageHash } from '../src/worker/pages.ts';

const compressed = /\.(?:br|gz)$/;

/**
 * Copies the build in `dist` to another folder as the next build: each script has another name, as after a change of its
 * content, also in the files that refer to it.
 */
export async function makeNextBuild(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'next-build-'));
  cpSync('dist', folder, { recursive: true, filter: (path) => !compressed.test(path) });
  const assets = join(folder, 'assets');
  const names = readdirSync(assets).flatMap((name) => /^(.*)\.js$/.exec(name)?.[1] ?? []);
  const rename = (text: string) =>
    names.reduce((all, name) => all.replaceAll(`${name}.js`, `${name}-2.js`), text);
  const rewrite = (file: string) => {
    const text = rename(readFileSync(file, 'utf8'));
    writeFileSync(file, text);
    return text;
  };

  for (const name of names) {
    rewrite(join(assets, `${name}.js`));
    renameSync(join(assets, `${name}.js`), join(assets, `${name}-2.js`));
  }
  let worker = rewrite(join(folder, 'service-worker.js'));
  const pages = ['index.html', ...readdirSync(join(folder, 'shells')).map((name) => `shells/${name}`)];
  for (const page of pages) {
    const revision = await pageHash(rewrite(join(folder, page)));
    worker = worker.replace(
      new RegExp(`"revision":"\\w+","url":"/${page}"`),
      `"revision":"${revision}","url":"/${page}"`,
    );
  }
  writeFileSync(join(folder, 'service-worker.js'), worker);
  return folder;
}

export const removeBuild = (folder: string) => rmSync(folder, { recursive: true });
