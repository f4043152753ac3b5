import * as v from 'valibot';
import { badResponse, defaultMessage } from '#rules/messages.ts';
import type { Endpoint } from '#schemas/endpoint.ts';
import type { Problem, ProblemCode } from '#schemas/problem.ts';
import { failureReply } from '#schemas/reply.ts';

/** A problem without an answer of the server, with the default message of ERR-01. */
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
 * The problem that an answer tells of, or undefined for a success: HTTP 400 and above (API-09), `error: true`
 * (API-13) and `success: false` (API-23). The server's message and `errors` are kept where they can be read; the first
 * of `messages.error` goes before the message (ERR-06).
 */
export function failureOf(endpoint: Endpoint, status: number, body: unknown): Problem | undefined {
  const told = v.safeParse(failureReply, body);
  const said = told.success ? told.output : {};
  const failed = status >= 400;
  if (!failed && said.error !== true && said.success !== false) return undefined;
  const own = said.messages?.error[0] ?? said.message;
  const message = failed && endpoint.httpFailure === 'badResponse' ? badResponse : own;
  return {
    ...problemOf(failed && mayPass(status) ? 'server' : 'refused', status),
    errors: said.errors ?? [],
    ...(message === undefined || message === '' ? {} : { message }),
  };
}
