import type { Guard } from '#rules/navigation/registry.ts';
import type { RootState } from '#store/makeStore.ts';
import { selectRehydrated } from '#store/persistence/persistence.ts';

/** Whether a guarded screen may be shown: yes, not before start-up has ended, or another address is shown. */
type Verdict = 'open' | 'wait' | { redirect: string };

const toLogin: Verdict = { redirect: '/login' };

/**
 * The guards that a row of the registry can name. A verdict is the same object each time, because selectors compare by
 * identity.
 */
export const guards: Record<Guard, (state: RootState) => Verdict> = {
  /** For customers (ROUTE-47, ROUTE-49); as long as nobody can sign in, every visitor is anonymous. */
  session: (state) => (selectRehydrated(state) ? toLogin : 'wait'),
};
