import { useEffect, useState } from 'react';
import type { Customer } from '#schemas/customerShape.ts';
import type { Problem } from '#schemas/problem.ts';
import { useAppSelector } from '#store/store.ts';
import { selectOnline } from '#store/online.ts';
import { type CustomerState, selectCustomer } from '#store/session/customer.ts';
import { useSessionActions } from './useSessionActions.ts';

/** The customer with the details that the device does not persist. */
type KnownState = CustomerState & Customer;

/** The e-mail is one of the details that are not persisted (PERS-08). */
const isKnown = (customer: CustomerState): customer is KnownState => customer.email !== undefined;

/** The result of a read; `key` identifies the read. */
interface Read {
  key: string;
  problem: (Pick<Problem, 'code' | 'message'> & Partial<Pick<Problem, 'status'>>) | undefined;
}

/**
 * Returns the customer with all details. They are read after a reload (API-73) and again when the network is back
 * (KEEP-09). `problem` is the problem of the last read, also during a retry.
 */
export function useKnownCustomer() {
  const customer = useAppSelector(selectCustomer);
  const isOnline = useAppSelector(selectOnline);
  const run = useSessionActions();
  const [tries, setTries] = useState(0);
  const [last, setLast] = useState<Read>();
  const known = isKnown(customer) ? customer : undefined;
  const isUnread = known === undefined;
  const key = `${tries} ${isOnline}`;
  useEffect(() => {
    if (!isUnread) return;
    const read = async () => {
      const answer = await run(({ readDetails }) => readDetails());
      // Another answer means that the code of the read could not be loaded.
      const problem = answer.kind === 'read' ? answer.problem : ({ code: 'network', message: '' } as const);
      setLast({ key, problem });
    };
    void read();
  }, [isUnread, key, run]);
  return {
    customer: known,
    busy: isUnread && last?.key !== key,
    problem: last?.problem,
    retry: () => setTries((before) => before + 1),
  };
}
