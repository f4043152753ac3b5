import type { Problem } from '#schemas/problem.ts';
import { problemOf } from './problems.ts';

/** Why an answer does not fit: what is wrong, and the way to it, as keys or as objects that have one. */
interface Failure {
  issues: readonly { message: string; path?: readonly unknown[] | undefined }[];
}

const isStep = (part: unknown): part is { key: unknown } => typeof part === 'object' && part !== null;

/** An answer of another shape than the definition, as a problem that names the first wrong places for a developer. */
export function schemaFailure(failure: Failure): Problem {
  const places = failure.issues.slice(0, 5).map((issue) => ({
    code: 'SCHEMA',
    message: issue.message,
    field: (issue.path ?? []).map((part) => String(isStep(part) ? part.key : part)).join('.'),
  }));
  return { ...problemOf('schema'), errors: places };
}
