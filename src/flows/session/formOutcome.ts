import type { RefusalKey, SessionMessage } from '#rules/session/sessionMessage.ts';

/** A failed action of the session; the server may name the fields that it did not accept. */
export interface Failed {
  kind: 'failed';
  message: SessionMessage;
  wrong?: readonly string[];
}

/** What an action of the session returns. */
export type ActionOutcome = { kind: 'done' } | Failed;

/** What came of sending a form of the session: after `done` its screen is being left, after `open` it stays as it is. */
export type FormOutcome = ActionOutcome | { kind: 'open' };

/** The outcome after which a form stays as it is. */
export const formStays = { kind: 'open' } as const;

/** The fields at which refusals stand; others are about the form as a whole. */
export type RefusedAt<Name extends string> = { readonly [Key in RefusalKey]?: Name };
