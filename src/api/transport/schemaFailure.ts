import { defaultMessage } from '#rules/messages/messages.ts';
import type { Problem } from '#schemas/problem.ts';
import { problemOf } from './problems.ts';

/** A validation error: the answer, and its mismatches; `path` holds keys or objects with a key. */
interface Failure {
  value?: unknown;
  issues: readonly { message: string; path?: readonly unknown[] | undefined }[];
}

/** What is read of a value of any shape. */
type Fields = Partial<Record<'message' | 'key', string | number>> | null | undefined;

/**
 * A reply that does not match its schema, as a problem that names the first mismatches for a developer. It has the
 * message of the reply: that of a session which has ended counts in any answer (SESS-46).
 */
export const schemaFailure = ({ value, issues }: Failure): Problem => ({
  ...problemOf('schema'),
  message: String((value as Fields)?.message || defaultMessage),
  errors: issues.slice(0, 5).map(({ message, path = [] }) => ({
    code: 'SCHEMA',
    message,
    // Stryker disable next-line OptionalChaining: no step of a path is null
    field: path.map((part) => (part as Fields)?.key ?? part).join('.'),
  })),
});
