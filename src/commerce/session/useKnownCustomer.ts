import { useEffect, useState } from 'react';
import type { Customer } from '#schemas/customerShape.ts';
import type { Problem } from '#schemas/problem.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectOnline } from '#store/online.ts';
import { type CustomerState, selectCustomer } from '#store/session/customer.ts';
import { useSessionActions } from './useSessionActions.ts';

/** The customer of the session as her screens need her, with what the device does not keep. */
type KnownState = CustomerState & Customer;

/** Nothing of what PERS-08 leaves out is known before the server has answered. */
const isKnown = (customer: CustomerState): customer is KnownState => customer.email !== undefined;

/** What came of one reading; `asked` says of which. */
interface Outcome {
  asked: string;
  problem: (Pick<Problem, 'code' | 'message'> & Partial<Pick<Problem, 'status'>>) | undefined;
}

/**
 * The customer with all of her details: those of the store, which are read after a reload (API-73), and again once the
 * network is back (KEEP-09); else the problem of the last reading, which stays while it is tried again.
 */
export function useKnownCustomer() {
  const customer = useAppSelector(selectCustomer);
  const isOnline = useAppSelector(selectOnline);
  const { readDetails } = useSessionActions();
  const [tries, setTries] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const known = isKnown(customer) ? customer : undefined;
  const isUnread = known === undefined;
  const asked = `${tries} ${isOnline}`;
  useEffect(() => {
    if (!isUnread) return;
    const read = async () => {
      const answer = await readDetails();
      // Without the code that reads them there is no answer.
      const problem = answer.kind === 'read' ? answer.problem : ({ code: 'network', message: '' } as const);
      setOutcome({ asked, problem });
    };
    void read();
  }, [isUnread, asked, readDetails]);
  return {
    customer: known,
    busy: isUnread && outcome?.asked !== asked,
    problem: outcome?.problem,
    retry: () => setTries((before) => before + 1),
  };
}
