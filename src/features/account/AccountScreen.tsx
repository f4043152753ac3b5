import { useState } from 'react';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useKnownCustomer } from '#commerce/session/useKnownCustomer.ts';
import { useSessionActions } from '#commerce/session/useSessionActions.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { FormPage } from '#commerce/form/FormPage.tsx';
import { contentProblem } from '#rules/messages/messages.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { accountTexts } from '#texts/account.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { whenIdle } from '#ui/timing/whenIdle.ts';
import { AccountSections } from './AccountSections.tsx';
import styles from './AccountScreen.module.css';
import { CustomerDetails } from './CustomerDetails.tsx';
import { LastOrder } from './LastOrder.tsx';

const SignOutSheet = lazyPart(
  'signOut',
  async () => (await import('./SignOutSheet.tsx')).SignOutSheet,
  whenIdle,
);

/**
 * The account of the customer who is logged in (ROUTE-03): who that is, the way to each section (ACC-01), what the shop
 * knows of her, and the way out. What the device keeps of her is there at once, the rest when it was read.
 */
export function AccountScreen() {
  const { account: texts } = useTexts(accountTexts);
  const { first_name: name } = useAppSelector(selectCustomer);
  const { customer, problem, busy, retry } = useKnownCustomer();
  const run = useSessionActions();
  const [isLeaving, setLeaving] = useState(false);
  usePageHead({ barTitle: texts.title });
  return (
    <FormPage title={texts.title}>
      <div className={styles.customer}>
        {name && <p className={styles.name}>{texts.hello(name)}</p>}
        <p className={styles.email}>{customer?.email}</p>
      </div>
      <LastOrder />
      <AccountSections onLeave={() => setLeaving(true)} />
      {customer && <CustomerDetails customer={customer} />}
      {!customer && problem && (
        <ProblemState level={2} problem={contentProblem(problem)} busy={busy} onRetry={retry} />
      )}
      <SignOutSheet
        open={isLeaving}
        onClose={() => setLeaving(false)}
        // Who leaves a device that is not hers cannot wait for the network.
        onFailure={() => {
          setLeaving(false);
          void run(({ signOut }) => signOut());
        }}
      />
    </FormPage>
  );
}
