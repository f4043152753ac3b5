import type { Guard } from '#rules/navigation/registry.ts';
import type { RootState } from '#store/makeStore.ts';
import { selectRehydrated } from '#store/persistence/persistence.ts';

/** Whether a guarded screen may be shown: it may, the start-up has to say so first, or another address is shown. */
type Verdict = 'open' | 'wait' | { redirect: string };

const toLogin: Verdict = { redirect: '/login' };

/** The guards that a row of the registry can name. A verdict is one and the same object each time: selectors compare. */
export const guards: Record<Guard, (state: RootState) => Verdict> = {
  /** For customers (ROUTE-47, ROUTE-49); as long as nobody can sign in, every visitor is anonymous. */
  session: (state) => (selectRehydrated(state) ? toLogin : 'wait'),
};
