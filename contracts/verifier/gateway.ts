import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PactInteraction } from '#contracts/pact/pactFile.ts';
import { answerTrouble } from './answerTrouble.ts';
import { comparable } from './asRead.ts';
import type { Limits } from './limits.ts';
import { type Answer, nameOf, send, type SentRequest } from './send.ts';
import { setStates } from './setStates.ts';
import { obstacle, type Trouble } from './trouble.ts';

/** Where the interactions of one provider are replayed. */
export interface ReplayTarget {
  /** Address of the provider; the paths of its contract are below it. */
  baseUrl: string;
  /** Endpoint for provider states: `POST` of `{ state, params }`. */
  statesUrl: string;
  /** Headers of every request and of provider state calls; the mock identifies its visitor by one. */
  headers: Readonly<Record<string, string>>;
  limits: Limits;
}

/** What happened between the verifier and the server in one interaction. */
export interface Exchange {
  request: string;
  answer?: Answer;
  trouble?: Trouble;
}

/** Request header with the index of the interaction; it is not passed on. */
export const indexHeader = 'x-contract-interaction';

/** Headers of one connection, and those by which the verifier would get other bytes than the shop. */
const hopHeaders = [
  indexHeader,
  'host',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'accept-encoding',
  'content-length',
];

const without = <Value>(headers: Record<string, Value>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

async function readAll(request: IncomingMessage) {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** A request of the verifier, with its path and query below the provider, without headers of the connection. */
interface Arrived extends Pick<SentRequest, 'method' | 'headers'> {
  path: string;
  body: Buffer;
}

/** Answers the request of an interaction; `index` is the place of the interaction. */
export type Respond = (arrived: Arrived, interaction: PactInteraction, index: number) => Promise<Exchange>;

/** What the server under test needs to know of an interaction. */
type Expected = Pick<PactInteraction, 'providerStates' | 'response'>;

/** Sends a request to the server under test. */
export type Ask = (arrived: Arrived, expected: Expected) => Promise<Exchange>;

/** Answers with what a server answers: sets the states of an interaction, and sends its request within the limits. */
export function onServer({ baseUrl, statesUrl, headers, limits }: ReplayTarget): Ask {
  let timeouts = 0;
  return async ({ path, ...arrived }, interaction) => {
    const sent = {
      ...arrived,
      url: new URL(`${baseUrl}${path}`),
      headers: { ...arrived.headers, ...headers },
    };
    const request = `${sent.method} ${sent.url.href}`;
    if (timeouts >= limits.timeouts) {
      const text = `${baseUrl} was left after ${timeouts} timeouts in a row: repeat the rest with --call NAME.`;
      return { request, trouble: obstacle('left', text) };
    }
    const unprepared = await setStates(interaction, statesUrl, headers, limits);
    const outcome = unprepared === undefined ? await send(sent, limits) : { trouble: unprepared };
    if ('trouble' in outcome) {
      timeouts = outcome.trouble.kind.endsWith('slow') ? timeouts + 1 : 0;
      return { request, trouble: outcome.trouble };
    }
    timeouts = 0;
    const { answer } = outcome;
    const trouble = answerTrouble(nameOf(sent), answer, interaction.response.status);
    return { request, answer, ...(trouble && { trouble }) };
  };
}

/**
 * Answers the verifier, and records what happened. The verifier itself waits for ever for a server that is not there.
 */
export async function startGateway(interactions: readonly PactInteraction[], respond: Respond) {
  const exchanges: (Exchange | undefined)[] = interactions.map(() => undefined);

  async function answer(incoming: IncomingMessage, response: ServerResponse) {
    const body = await readAll(incoming);
    const index = Number(incoming.headers[indexHeader]);
    const interaction = interactions[index];
    if (interaction === undefined) return response.writeHead(400).end();
    const headers = {
      ...without(incoming.headers, hopHeaders),
      ...(body.byteLength > 0 && { 'content-length': body.byteLength }),
    };
    const arrived = { method: incoming.method ?? '', path: incoming.url ?? '', headers, body };
    const made = await respond(arrived, interaction, index);
    exchanges[index] = made;
    // Pact would follow a redirect, and describe a page field by field.
    if (made.answer === undefined || made.trouble !== undefined) return response.writeHead(502).end();
    return response
      .writeHead(made.answer.status, without(made.answer.headers, hopHeaders))
      .end(comparable(made.answer.body));
  }

  const server = createServer((incoming, response) => void answer(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exchanges,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
