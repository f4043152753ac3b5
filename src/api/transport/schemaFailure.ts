import type { Problem } from '#schemas/problem.ts';
import { problemOf } from './problems.ts';

/** A validation error; `path` holds keys or objects with a key. */
interface Failure {
  issues: readonly { message: string; path?: readonly unknown[] | undefined }[];
}

const isStep = (part: unknown): part is { key: unknown } => typeof part === 'object' && part !== null;

/** A reply that does not match its schema, as a problem that names the first mismatches for a developer. */
export function schemaFailure(failure: Failure): Problem {
  const mismatches = failure.issues.slice(0, 5).map((issue) => ({
    code: 'SCHEMA',
    message: issue.message,
    field: (issue.path ?? []).map((part) => String(isStep(part) ? part.key : part)).join('.'),
  }));
  return { ...problemOf('schema'), errors: mismatches };
}
