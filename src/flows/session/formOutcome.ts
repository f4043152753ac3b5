import type { RefusalKey, SessionMessage } from '#rules/session/sessionMessage.ts';

/** A failed action of the session; the server may name the refused fields. */
export interface Failed {
  kind: 'failed';
  message: SessionMessage;
  wrong?: readonly string[];
}

/** What an action of the session returns. */
export type ActionOutcome = { kind: 'done' } | Failed;

/** How sending a form of the session ended: after `done` the screen is left, after `open` the form stays. */
export type FormOutcome = ActionOutcome | { kind: 'open' };

/** The outcome after which a form stays as it is. */
export const formStays = { kind: 'open' } as const;

/** The field of each refusal; a refusal without a field is about the whole form. */
export type RefusedAt<Name extends string> = { readonly [Key in RefusalKey]?: Name };
