import { useEffect, useState } from 'react';
import { useAppStore } from '#store/store.ts';
import { selectCustomer } from '#store/session/customer.ts';
import type { TabMemory } from '#store/tabMemory.ts';

/** Assigns by a function: a component may not assign to what a hook has returned. */
const hold = (memory: TabMemory, heldForm: TabMemory['heldForm']): void =>
  void Object.assign(memory, { heldForm });

/**
 * What a form begins with: what the same customer was sending by it when her session ended, or `first`; and `holding`,
 * which does the work of sending values, and keeps them until it has ended (FORM-02). `name` tells forms apart.
 */
export function useHeldForm<Values extends object>(name: string, first: Values) {
  const store = useAppStore();
  const customer = () => selectCustomer(store.getState());
  const keyOf = () => `${name} ${customer().idCustomer}`;

  const [found] = useState(() => {
    const [key, values] = store.heldForm ?? [];
    return key === keyOf() ? (values as Values) : first;
  });
  // Only a form that is shown has taken them: React may discard a first render and repeat it.
  useEffect(() => hold(store, undefined), [store]);

  async function holding<Result>(values: Values, work: () => Promise<Result>): Promise<Result> {
    hold(store, [keyOf(), values]);
    const result = await work();
    // After the end of the session the customer finds them again when she has signed in.
    if (customer().loggedIn) hold(store, undefined);
    return result;
  }

  return { found, holding };
}
