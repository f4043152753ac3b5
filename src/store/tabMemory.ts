import type { Linked } from './persistence/otherTabs.ts';
import type { PresentSession } from './presentSession.ts';

/** What is under way in a tab, and what no storage may hold: in memory alone, beside the state of its store. */
export interface TabMemory extends Linked {
  session: PresentSession;
}
