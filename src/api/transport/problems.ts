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
