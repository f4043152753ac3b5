import type { SocialProfile } from '#schemas/customer.ts';
import type { ChangeOutcome } from '#schemas/syncQueue.ts';
import type { Linked } from './persistence/otherTabs.ts';

/**
 * The session of a tab: begins for a guest, continues after the sign in, and is aborted with `CustomerState.lastEnd` at
 * its end. A flow reads the signal before its first call, and writes nothing after it is aborted.
 */
interface Session extends AbortController {
  /** Set while the customer is signing out: the session counts as left, even if it expires meanwhile. */
  isLeft?: true;
  /** The last merge of the guest's cart into the customer's, and its result; absent before the first. */
  merge?: { progress: 'running' | 'failed' | 'done'; result: Promise<unknown> };
}

/** The running flows of a tab, and values that must not be stored: in memory only. */
export interface TabMemory extends Linked {
  session: Session;
  signIns: {
    /** The newest sign in; the next one aborts it. */
    newest: AbortController;
    /** The number of sign-in forms in flight. */
    forms: number;
    /** The pending decision whether a customer is logged in. */
    deciding?: Promise<boolean> | undefined;
    /** The sign in that the page's URL has requested: void after another sign in or sign out. */
    byAddress?: AbortSignal;
    /** An incomplete social profile, for the screen that completes it; it contains a token of the provider. */
    profile?: SocialProfile | undefined;
    /** Whether the reactions to the session's end are registered. */
    isWatched?: true;
  };
  /** Form values that were sent without a clear response; they include passwords. */
  unclear?: Set<string>;
  /** The values of a form that was in flight when the session ended, with the key of form and customer. */
  heldForm?: [key: string, values: object] | undefined;
  /** The scroll offsets of the shelves in px, by history entry and title. */
  shelves?: Map<string, number>;
  /** The reactions of the wishlist that are registered. */
  wishlistReactions?: { tabs: true };
  /** The ids of this browser by key, if no storage holds them. */
  ids?: Record<string, string>;
  /** The running send of the queue, its next retry with the pause before it, and its stored text as last read. */
  sending?: Promise<void> | undefined;
  retry?: { timer: ReturnType<typeof setTimeout>; pause: number } | undefined;
  queueText?: string;
  /** The callers that wait for a queued change, by its id. */
  callers?: Map<string, (outcome: ChangeOutcome) => void>;
  /** The last work of each kind: see `inTurn`. */
  turns?: Partial<Record<'wishlist' | 'exchange', Promise<unknown>>>;
}

/** Runs `work` after all earlier work of this name in this tab. */
export function inTurn<Result>(
  memory: Pick<TabMemory, 'turns'>,
  name: keyof NonNullable<TabMemory['turns']>,
  work: () => Promise<Result>,
): Promise<Result> {
  const turn = (memory.turns?.[name] ?? Promise.resolve()).then(work);
  memory.turns = { ...memory.turns, [name]: turn };
  return turn;
}
