import type { Guard } from '#rules/navigation/registry.ts';
import type { RootState } from '#store/makeStore.ts';
import { selectRehydrated } from '#store/persistence/persistence.ts';
import { selectCustomer, selectLoggedIn } from '#store/session/customer.ts';

/**
 * Whether a guarded screen may be shown: yes, not before start-up has ended, or another address is: `redirect`, or
 * `left` if the screen was open before.
 */
type Verdict = 'open' | 'wait' | { redirect: string; left: string };

const toLogin: Verdict = { redirect: '/login', left: '/login' };

/** Who has logged out is not asked to log in again (SESS-45). */
const loggedOut: Verdict = { redirect: '/login', left: '/' };

/**
 * The guards that a row of the registry can name. A verdict is the same object each time, because selectors compare by
 * identity.
 */
export const guards: Record<Guard, (state: RootState) => Verdict> = {
  /** For customers (ROUTE-47, ROUTE-49). */
  session(state) {
    if (!selectRehydrated(state) || !selectCustomer(state).decided) return 'wait';
    if (selectLoggedIn(state)) return 'open';
    return selectCustomer(state).lastEnd === 'logout' ? loggedOut : toLogin;
  },
};
