import { useEffect, useState } from 'react';
import { useAppStore } from '#store/hooks.ts';
import { selectCustomer } from '#store/session/customer.ts';

/**
 * What a form sent when the session ended, by store, with the key of form and customer: in memory alone, so that no
 * storage has it. A store is that of one tab, and a reload is a new one.
 */
const held = new WeakMap<object, [key: string, values: object]>();

/**
 * What a form begins with: what the same customer was sending by it when her session ended, or `first`; and `holding`,
 * which does the work of sending values, and keeps them until it has ended (FORM-02). `name` tells forms apart.
 */
export function useHeldForm<Values extends object>(name: string, first: Values) {
  const store = useAppStore();
  const customer = () => selectCustomer(store.getState());
  const keyOf = () => `${name} ${customer().idCustomer}`;

  const [found] = useState(() => {
    const [key, values] = held.get(store) ?? [];
    return key === keyOf() ? (values as Values) : first;
  });
  // Only a form that is shown has taken them: React may discard a first render and repeat it.
  useEffect(() => void held.delete(store), [store]);

  async function holding<Result>(values: Values, work: () => Promise<Result>): Promise<Result> {
    held.set(store, [keyOf(), values]);
    const result = await work();
    // After the end of the session the customer finds them again when she has signed in.
    if (customer().loggedIn) held.delete(store);
    return result;
  }

  return { found, holding };
}
