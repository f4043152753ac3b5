import { levels } from './levels.ts';
import type { Level } from './levels.ts';

/** A requirement line; `file` is the name of its file without extension. */
export interface Requirement {
  id: string;
  area: string;
  file: string;
  decision: boolean;
  sections: number[];
  statement: string;
  level: Level;
}

/** Files in the folder that contain no requirement lines. */
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
 * The requirement lines in order, and the format errors: a bullet that is not a requirement line, a duplicate id.
 * docs/requirements/README.md defines the format. (LAB-08)
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
        errors.push(`${name}:${index + 1}: ${requirement.id} is a duplicate`);
      else requirements.set(requirement.id, requirement);
    }
  }
  return { requirements: [...requirements.values()], errors };
}
