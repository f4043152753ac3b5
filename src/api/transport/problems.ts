import * as v from 'valibot';
import { badResponse, defaultMessage } from '#rules/messages/messages.ts';
import { type Endpoint, failureReply } from '#schemas/endpoint.ts';
import type { Problem, ProblemCode } from '#schemas/problem.ts';

/** A problem without a server answer, with the default message of ERR-01. */
export function problemOf(code: ProblemCode, status?: number): Problem {
  return {
    code,
    message: defaultMessage,
    errors: [],
    ...(status === undefined ? {} : { status }),
  };
}

const mayPass = (status: number) => status === 408 || status === 429 || status >= 500;

/**
 * The problem in an answer, or undefined for a success: HTTP 400 and above (API-09), `error: true` (API-13) and
 * `success: false` (API-23). Keeps the server's message and `errors` if they are readable; the first entry of
 * `messages.error` has priority over the message (ERR-06).
 */
export function failureOf(endpoint: Endpoint, status: number, body: unknown): Problem | undefined {
  const parsed = v.safeParse(failureReply, body);
  const reply = parsed.success ? parsed.output : {};
  const failed = status >= 400;
  if (!failed && reply.error !== true && reply.success !== false) return undefined;
  const own = reply.messages?.error[0] ?? reply.message;
  const message = failed && endpoint.httpFailure === 'badResponse' ? badResponse : own;
  return {
    ...problemOf(failed && mayPass(status) ? 'server' : 'refused', status),
    errors: reply.errors ?? [],
    ...(message === undefined || message === '' ? {} : { message }),
  };
}

/** A validation error: the answer, and its mismatches; `path` holds keys or objects with a key. */
interface Failure {
  value?: unknown;
  issues: readonly { message: string; path?: readonly unknown[] | undefined }[];
}

/** The fields that are read from a value of unknown shape. */
type Fields = Partial<Record<'message' | 'key', string | number>> | null | undefined;

/**
 * Returns the problem of a reply that does not match its schema, with the first mismatches for a developer. It includes
 * the reply's message, because the message about an ended session counts in any response (SESS-46).
 */
export const schemaFailure = ({ value, issues }: Failure): Problem => ({
  ...problemOf('schema'),
  message: String((value as Fields)?.message || defaultMessage),
  errors: issues.slice(0, 5).map(({ message, path = [] }) => ({
    code: 'SCHEMA',
    message,
    // Stryker disable next-line OptionalChaining: only for the type; no step of a path is null
    field: path.map((part) => (part as Fields)?.key ?? part).join('.'),
  })),
});
