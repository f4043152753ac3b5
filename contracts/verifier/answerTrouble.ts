import { jsonOf, textOf } from './asRead.ts';
import type { Answer } from './send.ts';
import { failure, type Trouble } from './trouble.ts';

/** The beginning of a body, on one line. */
export const excerpt = (body: Buffer) =>
  body.subarray(0, 240).toString().replaceAll(/\s+/g, ' ').slice(0, 80);

/** Whether an answer is a page for people. */
export const isPage = ({ headers, body }: Answer) =>
  String(headers['content-type'] ?? '').startsWith('text/html') ||
  /^\s*<(?:!doctype|html)/i.test(body.subarray(0, 200).toString());

/**
 * What makes an answer incomparable with any JSON of a contract, and what to do; undefined if it can be compared.
 * `name` is method and URL of the request.
 */
export function answerTrouble(name: string, answer: Answer, expectedStatus: number): Trouble | undefined {
  const { status, headers, body } = answer;
  const isUnexpected = status !== expectedStatus;
  if (isUnexpected && status >= 300 && status < 400)
    return failure(
      'redirect',
      `${name} is redirected (${status} to ${String(headers['location'] ?? 'nowhere')}): answer at this path, or give the final address with --url or --base.`,
    );
  if (isUnexpected && (status === 401 || status === 403))
    return failure('access', `${name} is answered with ${status}: give access with --header NAME=VALUE.`);
  if (isUnexpected && status === 404 && !isPage(answer))
    return failure(
      'missing',
      `${name} is answered with 404 (${excerpt(body)}): add the call, or correct the address (--url, --base).`,
    );
  if (isUnexpected && status >= 500)
    return failure(
      `status ${status}`,
      `${name} is answered with ${status} (${excerpt(body)}): look for the error in the server's log.`,
    );
  if (isPage(answer))
    return failure(
      'html',
      `${name} is answered with HTML (status ${status}): correct the address (--url, --base), or answer in JSON.`,
    );
  // The answer of a contract without a body, which these statuses cannot have.
  if ((status === 204 || status === 304) && !isUnexpected) return undefined;
  if (body.byteLength === 0)
    return failure('empty', `${name} is answered with ${status} and no body: send the JSON of the contract.`);
  const text = textOf(body);
  if (text === undefined)
    return failure(
      'charset',
      `${name} is answered in another charset than UTF-8, in which the shop reads it (content-type: ${String(headers['content-type'] ?? 'none')}): send UTF-8.`,
    );
  if (jsonOf(text) === undefined)
    return failure('json', `${name} is answered with '${excerpt(body)}', which is no JSON: send valid JSON.`);
}
