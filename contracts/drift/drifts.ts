import { isDeepStrictEqual } from 'node:util';
import type { Alteration, Reply } from '#contracts/mutation/alteredMock.ts';
import { fieldChanges } from './fieldChanges.ts';
import { changedAt, placesOf } from './places.ts';
import { type ReplyChange, replyChanges } from './replyChanges.ts';
import { changedRequest, requestChanges } from './requestChanges.ts';

/** A change of the replies of one call. */
export interface Drift {
  change: string;
  /** The field that changes; '' for a change of the whole reply or of the request. */
  path: string;
  /** Whether it can change this reply. */
  applies: (reply: Reply) => boolean;
  /** How the mock answers then; `onDifference` is called if the reply is not the recorded one. */
  alteration: (recorded: Reply, onDifference: () => void) => Alteration;
}

/** A drift of the reply alone. */
const ofReply = (change: string, path: string, alter: ReplyChange): Drift => ({
  change,
  path,
  applies: (reply) => {
    const changed = alter(reply);
    return changed !== undefined && !isDeepStrictEqual(changed, reply);
  },
  alteration: (_recorded, onDifference) => ({
    reply: (reply) => {
      onDifference();
      return alter(reply) ?? reply;
    },
  }),
});

function fieldDrifts(replies: readonly Reply[]): Drift[] {
  return Object.entries(fieldChanges).flatMap(([change, alter]) => {
    const paths = new Set(replies.flatMap(({ body }) => [...placesOf(body, alter)]));
    return [...paths].map((path) =>
      ofReply(change, path, ({ status, body }) => ({ status, body: changedAt(body, path, alter) })),
    );
  });
}

/** A reply without the port of the verifier's proxy, which is another one for each replay. */
const textOf = (reply: Reply) => JSON.stringify(reply).replaceAll(/127\.0\.0\.1:\d+/g, '');

function requestDrifts(call: string): Drift[] {
  const own = requestChanges.filter(({ calls }) => calls.includes(call));
  return own.map((row) => ({
    change: `a success ${row.change}`,
    path: '',
    applies: ({ status }) => status < 400,
    alteration: (recorded, onDifference) => ({
      request: (request) => changedRequest(request, row),
      reply: (reply) => {
        if (textOf(reply) !== textOf(recorded)) onDifference();
        return reply;
      },
    }),
  }));
}

/** Every realistic change of a call, of whose recorded replies at least one can change by it. */
export function driftsOf(call: string, replies: readonly Reply[]): Drift[] {
  const whole = Object.entries(replyChanges).map(([change, alter]) => ofReply(change, '', alter));
  const all = [...fieldDrifts(replies), ...whole, ...requestDrifts(call)];
  return all.filter(({ applies }) => replies.some(applies));
}
