import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Text that is added to a file: before its first line that begins with `before`, or at its end. */
export interface Addition {
  path: string;
  before?: string;
  text: string;
}

/** The text with an addition. Throws if the line is missing: the file has changed since its template was written. */
export function added(text: string, { path, before, text: more }: Addition): string {
  const place = before === undefined ? text.length : `\n${text}`.indexOf(`\n${before}`);
  if (place === -1) throw new Error(`${path} has no line that begins with '${before}'.`);
  return text.slice(0, place) + more + text.slice(place);
}

/** Adds to the files that are there. All places are found before the first file is written. */
export function addTo(additions: readonly Addition[]): void {
  const texts = new Map<string, string>();
  for (const addition of additions)
    texts.set(
      addition.path,
      added(texts.get(addition.path) ?? readFileSync(addition.path, 'utf8'), addition),
    );
  for (const [path, text] of texts) writeFileSync(path, text);
}

export function writeNew(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

const folder = 'docs/requirements';

/** The team's own requirements. */
export const ownFile = `${folder}/own.md`;

const ownRequirements = () =>
  existsSync(ownFile) ? readFileSync(ownFile, 'utf8') : '# Own requirements\n\n';

/** The next free number of the team's own requirements. */
export function nextRequirement(text = ownRequirements()): string {
  const numbers = [...text.matchAll(/^- \*\*OWN-(\d+)/gm)].map(([, number]) => Number(number));
  return `OWN-${String(1 + Math.max(0, ...numbers)).padStart(2, '0')}`;
}

/** Adds a line to the team's own requirements. */
export const addRequirement = (line: string): void => writeFileSync(ownFile, `${ownRequirements()}${line}\n`);
