import { isDeepStrictEqual } from 'node:util';
import { type Recorded, recordReply, type Reply } from '#contracts/mutation/alteredReplay.ts';
import { fieldChanges } from './fieldChanges.ts';
import { changedAt, placesOf } from './places.ts';
import { type ReplyChange, replyChanges } from './replyChanges.ts';
import { changedRequest, requestChanges } from './requestChanges.ts';

/** A change of the replies of one call. */
export interface Drift {
  change: string;
  /** The field that changes; '' for a change of the whole reply or of the request. */
  path: string;
  /** The reply to an interaction with the change; undefined if it is the recorded one. */
  replyTo: (recorded: Recorded) => Promise<Reply | undefined>;
}

/** A drift of the reply alone. */
const ofReply = (change: string, path: string, alter: ReplyChange): Drift => ({
  change,
  path,
  replyTo: ({ reply }) => {
    const changed = alter(reply);
    return Promise.resolve(isDeepStrictEqual(changed, reply) ? undefined : changed);
  },
});

function fieldDrifts(replies: readonly Reply[]): Drift[] {
  return Object.entries(fieldChanges).flatMap(([change, alter]) => {
    const paths = new Set(replies.flatMap(({ body }) => [...placesOf(body, alter)]));
    return [...paths].map((path) =>
      ofReply(change, path, ({ status, body }) => ({ status, body: changedAt(body, path, alter) })),
    );
  });
}

function requestDrifts(call: string): Drift[] {
  const own = requestChanges.filter(({ calls }) => calls.includes(call));
  return own.map((row) => ({
    change: `a success ${row.change}`,
    path: '',
    replyTo: async ({ endpoint, interaction, reply }) => {
      if (reply.status >= 400) return undefined;
      const changed = await recordReply(endpoint, interaction, (request) => changedRequest(request, row));
      return isDeepStrictEqual(changed.reply, reply) ? undefined : changed.reply;
    },
  }));
}

/** Every realistic change of a call with these recorded replies. */
export function driftsOf(call: string, replies: readonly Reply[]): Drift[] {
  const whole = Object.entries(replyChanges).map(([change, alter]) => ofReply(change, '', alter));
  return [...fieldDrifts(replies), ...whole, ...requestDrifts(call)];
}
