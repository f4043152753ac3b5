import { useGetDevicesQuery, useIsTwoStepActiveQuery } from '#api/twoStep.ts';
import { useFingerprint } from '#commerce/session/useFingerprint.ts';
import { useKnownCustomer } from '#commerce/session/useKnownCustomer.ts';
import type { Problem } from '#schemas/problem.ts';

/**
 * Two-step authentication of the customer: whether it is on, and her devices. Both are read with each visit, and again
 * after each change (TFA-13).
 */
export function useTwoStep() {
  const { customer, ...reading } = useKnownCustomer();
  const fingerprint = useFingerprint(customer !== undefined);
  const asked = { email: customer?.email ?? '', fingerprint: fingerprint ?? '' };
  const options = {
    skip: customer === undefined || fingerprint === undefined,
    refetchOnMountOrArgChange: true,
  };
  const state = useIsTwoStepActiveQuery(asked, options);
  const list = useGetDevicesQuery(asked, options);
  const problem = reading.problem ?? ((state.error ?? list.error) as Problem | undefined);
  return {
    fingerprint,
    // Those of `data` may be of the customer before.
    isOn: state.currentData,
    devices: list.currentData,
    problem,
    busy: reading.busy || state.isFetching || list.isFetching,
    retry() {
      if (customer === undefined) reading.retry();
      else for (const { refetch } of [state, list]) void refetch();
    },
  };
}
