import type { NamedSchemaError } from '@reduxjs/toolkit/query';
import type { Problem } from '#schemas/problem.ts';
import { problemOf } from './problems.ts';

/** An answer of another shape than the definition, as a problem that names the first wrong places for a developer. */
export function schemaFailure(failure: NamedSchemaError): Problem {
  const places = failure.issues.slice(0, 5).map((issue) => ({
    code: 'SCHEMA',
    message: issue.message,
    field: (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.'),
  }));
  return { ...problemOf('schema'), errors: places };
}
