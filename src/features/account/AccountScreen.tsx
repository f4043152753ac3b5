import { useState } from 'react';
import { useGetOrderPagesInfiniteQuery } from '#api/orders.ts';
import { FormPage } from '#commerce/form/FormPage.tsx';
import { OrderSummary } from '#commerce/orders/OrderSummary.tsx';
import { Link } from '#commerce/page/Link.tsx';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useKnownCustomer } from '#commerce/session/useKnownCustomer.ts';
import { useSessionActions } from '#commerce/session/useSessionActions.ts';
import { useShop, useTexts } from '#commerce/shop.ts';
import { fullName, shownDay, shownGender, unknownDetail } from '#rules/account/shownDetails.ts';
import { contentProblem } from '#rules/messages/messages.ts';
import type { Customer } from '#schemas/customerShape.ts';
import { useAppSelector } from '#store/store.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { accountTexts } from '#texts/account.ts';
import { customerFieldsTexts } from '#texts/customerFields.ts';
import { ordersTexts } from '#texts/orders.ts';
import iconStyles from '#ui/layout/Icon.module.css';
import { Icon } from '#ui/layout/Icon.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { whenIdle } from '#ui/timing/moments.ts';
import styles from './AccountScreen.module.css';
import { offeredSections, signOutIcon } from './sections.ts';

const SignOutSheet = lazyPart(() => import('./SignOutSheet.tsx'), 'SignOutSheet', whenIdle);

/**
 * The account of the customer (ROUTE-03): her name, links to the sections (ACC-01), her details, and the logout. The
 * persisted details show at once, the others after they were read.
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
        // The logout works without network, because the device may not be hers.
        onFailure={() => {
          setLeaving(false);
          void run(({ signOut }) => signOut());
        }}
      />
    </FormPage>
  );
}

/** The maximum age in s of a cached order; an older one is read again. */
const freshFor = 60;

/** The state of the customer's last order, or that it could not be read, in reserved space; nothing without orders. */
function LastOrder() {
  const { orders: texts } = useTexts(ordersTexts);
  const { visitor_has_orders: hasOrders } = useAppSelector(selectCustomer);
  const options = { refetchOnMountOrArgChange: freshFor, skip: !hasOrders };
  const { data, error } = useGetOrderPagesInfiniteQuery({}, options);
  const order = data?.pages[0]?.[0];
  if (!hasOrders || (data !== undefined && order === undefined)) return null;
  return (
    <section className={styles.last} aria-busy={(data ?? error) === undefined || undefined}>
      <VisuallyHidden as="h2">{texts.last}</VisuallyHidden>
      {order && <OrderSummary order={order} level={3} />}
      {!order && error !== undefined && <p className={styles.failed}>{texts.lastFailed}</p>}
    </section>
  );
}

/** The details of a customer; a dash for an unknown one (ACC-03, ACC-04). */
function CustomerDetails({ customer }: { customer: Customer }) {
  const { account, customerFields: texts } = useTexts(accountTexts, customerFieldsTexts);
  const { identification, identification_type: type, birthday, gender } = customer;
  const details = [
    [account.name, fullName(customer) || unknownDetail],
    [identification && type ? texts.documentOf(type) : texts.documentNumber, identification || unknownDetail],
    [texts.birthDate, shownDay(birthday)],
    [texts.gender, shownGender(gender, texts)],
  ] as const;
  return (
    <section className={styles.details}>
      <h2 className={styles.title}>{account.details}</h2>
      <dl>
        {details.map(([name, value]) => (
          <div key={name} className={styles.detail}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The links to the sections of the account, and the logout (ACC-01, ACC-02). */
function AccountSections({ onLeave }: { onLeave: () => void }) {
  const { account: texts } = useTexts(accountTexts);
  return (
    <ul className={styles.sections}>
      {offeredSections(useShop()).map(({ name, path, icon }) => (
        <li key={name}>
          <Link className={styles.row} to={path}>
            <SectionIcon path={icon} />
            <span>{texts[name]}</span>
            <Icon name="right" size={20} />
          </Link>
        </li>
      ))}
      <li>
        <button type="button" className={styles.row} onClick={onLeave}>
          <SectionIcon path={signOutIcon} />
          <span>{texts.logout}</span>
        </button>
      </li>
    </ul>
  );
}

/** Like `Icon`, for icons that not every page loads. */
function SectionIcon({ path }: { path: string }) {
  return (
    <svg className={iconStyles.icon} width={24} height={24} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
