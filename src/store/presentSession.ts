/** Why a session has ended: its token has expired, or the customer has left. */
export type SessionEnd = 'expired' | 'left';

/**
 * A session, until the end of which the cart on this device is the same: it begins for a guest and goes on after the sign
 * in. Whatever takes several calls reads that of the store before the first, and writes nothing once it has ended.
 */
export interface PresentSession {
  /** Set by `endSession.ts`, which gives the store another session. */
  ended?: SessionEnd;
  /** The customer is signing out: however the session ends now, she has left it. */
  isLeft?: true;
  /** Its last merge of the guest's cart into the customer's, with its outcome; absent before the first. */
  merge?: { progress: 'running' | 'failed' | 'done'; outcome: Promise<unknown> };
}
