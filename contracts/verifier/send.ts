import { type OutgoingHttpHeaders, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { connectionTrouble } from './connectionTrouble.ts';
import { decodeBody } from './decodeBody.ts';
import type { Limits } from './limits.ts';
import { lookupHost } from './lookupHost.ts';
import { failure, type Trouble } from './trouble.ts';

/** A request to the server under test. */
export interface SentRequest {
  method: string;
  url: URL;
  headers: OutgoingHttpHeaders;
  body?: Buffer | string;
}

/** The complete answer of the server. */
export interface Answer {
  status: number;
  /** Names in lower case; without those of the compression, which is undone. */
  headers: Record<string, string | string[]>;
  body: Buffer;
}

/** Method and path of a request, as sentences name it. */
export const nameOf = ({ method, url }: Pick<SentRequest, 'method' | 'url'>) =>
  `${method} ${url.origin}${url.pathname}`;

/**
 * Sends a request over its own connection, without following redirects, and reads the whole answer within the limits.
 * Never rejects.
 */
export function send(
  { method, url, headers, body }: SentRequest,
  { answerMs, bytes }: Limits,
): Promise<{ answer: Answer } | { trouble: Trouble }> {
  const start = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const name = nameOf({ method, url });
  return new Promise((resolve) => {
    const request = start(url, {
      method,
      headers: { ...headers, connection: 'close' },
      agent: false,
      lookup: lookupHost,
    });
    const end = (outcome: { answer: Answer } | { trouble: Trouble }) => {
      clearTimeout(timer);
      resolve(outcome);
      request.destroy();
    };
    const timer = setTimeout(() => {
      const limit = `within ${answerMs / 1000} s, after which the shop gives up`;
      end({ trouble: failure('slow', `${name} has no complete answer ${limit}: answer faster.`) });
    }, answerMs);
    const fail = (error: Error) =>
      end({ trouble: connectionTrouble(error, url, `${method} ${url.pathname}`) });
    request.on('error', fail);
    request.on('response', (response) => {
      const pieces: Buffer[] = [];
      let size = 0;
      response.on('error', fail);
      response.on('data', (piece: Buffer) => {
        size += piece.byteLength;
        pieces.push(piece);
        if (size > bytes)
          end({
            trouble: failure(
              'large',
              `${name} is answered with more than ${bytes / 1024 / 1024} MB, which the shop does not read: send less.`,
            ),
          });
      });
      response.on('end', () => {
        const { 'content-encoding': encoding, ...plain } = response.headers as Answer['headers'];
        const decoded = decodeBody(Buffer.concat(pieces), encoding?.toString(), bytes);
        const text = `${name} is answered with a body that cannot be decoded as ${String(encoding)}: send it as it is.`;
        end(
          decoded === undefined
            ? { trouble: failure('encoding', text) }
            : { answer: { status: response.statusCode ?? 0, headers: plain, body: decoded } },
        );
      });
    });
    request.end(body);
  });
}
