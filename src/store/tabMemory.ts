import type { SocialProfile } from '#schemas/customer.ts';
import type { ChangeOutcome } from '#schemas/syncQueue.ts';
import type { Linked } from './persistence/otherTabs.ts';
import type { PresentSession } from './presentSession.ts';

/** What is under way in a tab, and what no storage may hold: in memory alone, beside the state of its store. */
export interface TabMemory extends Linked {
  session: PresentSession;
  signIns: {
    /** How many attempts to open a session have begun. */
    begun: number;
    /** How many forms of signing in wait for their answer. */
    forms: number;
    /** The newest call of an automatic login. */
    autoLogin?: { abort: () => void };
    /** The decision who visits, while it is under way. */
    deciding?: Promise<boolean> | undefined;
    /** Whether the login by the address of the page is still asked for: not by who has signed in or out since. */
    isAddressNewest?: () => boolean;
  };
  /** What forms have sent without a clear answer: among it are passwords. */
  unclear?: Set<string>;
  /** What a form sent when the session ended, with the key of form and customer. */
  heldForm?: [key: string, values: object] | undefined;
  /** The profile that a social provider has just given, for the screen that completes it: it carries a token. */
  socialProfile?: SocialProfile | undefined;
  /** How far the rows of products are scrolled, in px, by history entry and title. */
  shelves?: Map<string, number>;
  /** What the wishlist reacts to since it was first needed. */
  wishlistReactions?: { tabs?: true; wishes?: true };
  /** The ids of this browser where no storage keeps them, by key. */
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
