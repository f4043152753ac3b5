import { selectCustomer } from '#store/session/customer.ts';
import type { Store } from '#store/makeStore.ts';

interface Held {
  form: string;
  customer: string | undefined;
  values: unknown;
}

/**
 * What a form sent when the session ended, by store: in memory alone, so that bank data are in no storage. A store is that
 * of one tab, and a reload is a new one.
 */
const held = new WeakMap<object, Held>();

/** Keeps what is being sent until the call has an answer. */
export function holdForm(store: Store, form: string, values: unknown): void {
  held.set(store, { form, customer: selectCustomer(store.getState()).idCustomer, values });
}

/** Forgets it, unless the session has ended meanwhile: then the customer finds it again after her next sign in. */
export function settleForm(store: Store): void {
  if (selectCustomer(store.getState()).loggedIn) held.delete(store);
}

/** What was kept of a form for this customer; that of another one is forgotten. */
export function heldForm(store: Store, form: string): unknown {
  const known = held.get(store);
  if (known?.form !== form) return undefined;
  held.delete(store);
  const { idCustomer } = selectCustomer(store.getState());
  return known.customer === idCustomer ? known.values : undefined;
}
