import { callFiles } from './callFiles.ts';
import { BadName, namesOf } from './names.ts';
import { screenFiles } from './screenFiles.ts';

/** The words in the code of the templates, without their comments and texts. */
function templateWords(): ReadonlySet<string> {
  const nameless = namesOf('');
  const files = Object.values({ ...callFiles(nameless, ''), ...screenFiles(nameless, '') });
  const code = files.join('\n').replaceAll(/\/\*[^]*?\*\/|'[^'\n]*'/g, '');
  return new Set(code.match(/\w+/g));
}

/** Throws `BadName` if the templates have a variable or a field of the name. */
export function refuseTemplateWord(resource: string): void {
  if (templateWords().has(resource))
    throw new BadName(`'${resource}' is a word of the templates: take another noun.`);
}
