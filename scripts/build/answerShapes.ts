import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

/**
 * A mark of the shapes of all answers: that of the files that define them. An answer that an earlier build has stored is
 * not used by a build that expects another shape.
 */
export function answerShapes(): string {
  const hash = createHash('sha256');
  for (const file of globSync('src/schemas/*.ts', { exclude: ['**/*.test.ts'] }).sort())
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}
