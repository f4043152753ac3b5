import { callFiles } from './callFiles.ts';
import { BadName, type Names, namesOf } from './names.ts';
import { screenFiles } from './screenFiles.ts';

/** How many words the code of each new file has, without comments, texts and the fields of a schema. */
const wordCounts = (names: Names) =>
  Object.values({ ...callFiles(names, ''), ...screenFiles(names, '') }).map(
    (file) => new Set(file.replaceAll(/\/\*[^]*?\*\/|'[^'\n]*'|\w+(?=: v\.)/g, '').match(/\w+/g)).size,
  );

/** Throws `BadName` if one of the names is a word of its template too: the file has fewer words then. */
export function refuseTemplateWord(names: Names): void {
  if (String(wordCounts(names)) !== String(wordCounts(namesOf('Placeholders'))))
    throw new BadName(`'${names.resource}' clashes with a word of the templates: take another noun.`);
}
