import type { SocialProfile } from '#schemas/customer.ts';
import type { ChangeOutcome } from '#schemas/syncQueue.ts';
import type { Linked } from './persistence/otherTabs.ts';

/**
 * The session of a tab: it begins for a guest, goes on after the sign in, and is aborted with `CustomerState.lastEnd` when
 * it ends. A flow reads its signal before the first call, and writes nothing once that is aborted.
 */
interface Session extends AbortController {
  /** The customer is signing out: however the session ends now, she has left it. */
  isLeft?: true;
  /** Its last merge of the guest's cart into the customer's, with its outcome; absent before the first. */
  merge?: { progress: 'running' | 'failed' | 'done'; outcome: Promise<unknown> };
}

/** The running flows of a tab, and values that no storage may hold: only in memory, beside the state of the store. */
export interface TabMemory extends Linked {
  session: Session;
  signIns: {
    /** The newest attempt to open a session; the next one aborts it. */
    attempt: AbortController;
    /** How many forms of signing in wait for their answer. */
    forms: number;
    /** The decision who visits, while it is under way. */
    deciding?: Promise<boolean> | undefined;
    /** The attempt that the address of the page has requested: void for a visitor who has signed in or out since. */
    byAddress?: AbortSignal;
    /** An incomplete profile of a social provider, for the screen that completes it; it has a token of the provider. */
    profile?: SocialProfile | undefined;
    /** What follows the end of a session is registered. */
    isWatched?: true;
  };
  /** Values that forms have sent without a clear answer; passwords are among them. */
  unclear?: Set<string>;
  /** What a form sent when the session ended, with the key of form and customer. */
  heldForm?: [key: string, values: object] | undefined;
  /** How far the rows of products are scrolled, in px, by history entry and title. */
  shelves?: Map<string, number>;
  /** What the wishlist reacts to since it was first needed. */
  wishlistReactions?: { tabs?: true; wishes?: true };
  /** The ids of this browser if no storage holds them, by key. */
  ids?: Record<string, string>;
  /** The queue while it is sent, the attempt that it waits for with the pause before it, and its text on the device as last read. */
  sending?: Promise<void> | undefined;
  retry?: { timer: ReturnType<typeof setTimeout>; pause: number } | undefined;
  queueText?: string;
  /** Callers that wait for what becomes of a change in the queue, by its id. */
  callers?: Map<string, (outcome: ChangeOutcome) => void>;
  /** The last work of each kind that runs in turn: inTurn.ts. */
  turns?: Partial<Record<'wishlist' | 'exchange', Promise<unknown>>>;
}

/** Changes what a tab remembers; for components, which may not assign to the store. */
export const remember = (memory: TabMemory, change: Partial<TabMemory>): void =>
  void Object.assign(memory, change);
