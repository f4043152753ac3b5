import { levels } from './levels.ts';
import type { Level } from './levels.ts';

/** One line of the catalogue; `file` is the name of its file without the ending. */
export interface Requirement {
  id: string;
  area: string;
  file: string;
  decision: boolean;
  sections: number[];
  statement: string;
  level: Level;
}

/** Files beside the catalogue that hold no lines of it. */
const companions = new Set(['README.md', 'examples.md', 'wire.md']);

const bullet = /^\s*[-*]\s/;
const line = new RegExp(
  `^- \\*\\*(?<id>(?<area>[A-Z]+)-\\d{2,3})\\*\\* (?<decision>\\(decision\\) )?` +
    `(?<sections>§\\d+(?: §\\d+)*) — (?<statement>\\S.*) \\[(?<level>${levels.join('|')})\\]$`,
);

function parseLine(text: string, file: string): Requirement | undefined {
  const found = line.exec(text)?.groups;
  if (found === undefined) return undefined;
  const { id = '', area = '', sections = '', statement = '' } = found;
  const level = levels.find((name) => name === found['level']);
  if (level === undefined) return undefined;
  return {
    id,
    area,
    file: file.replace(/\.md$/, ''),
    decision: found['decision'] !== undefined,
    sections: sections.split(' ').map((section) => Number(section.slice(1))),
    statement,
    level,
  };
}

/**
 * The lines of the catalogue in order, and what is wrong with it: a bullet that is not a requirement line, an id
 * that stands twice. The format is told in docs/requirements/README.md. (LAB-08)
 */
export function parseCatalogue(files: readonly { name: string; text: string }[]) {
  const requirements = new Map<string, Requirement>();
  const errors: string[] = [];
  for (const { name, text } of files) {
    if (companions.has(name)) continue;
    for (const [index, row] of text.split('\n').entries()) {
      if (!bullet.test(row)) continue;
      const requirement = parseLine(row, name);
      if (requirement === undefined) errors.push(`${name}:${index + 1}: not a requirement line: ${row}`);
      else if (requirements.has(requirement.id))
        errors.push(`${name}:${index + 1}: ${requirement.id} stands twice`);
      else requirements.set(requirement.id, requirement);
    }
  }
  return { requirements: [...requirements.values()], errors };
}
