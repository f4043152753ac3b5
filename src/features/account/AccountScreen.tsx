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
import {
  fullName,
  offeredSections,
  type SectionName,
  shownDay,
  shownGender,
  unknownDetail,
} from '#rules/account/shownDetails.ts';
import { contentProblem } from '#rules/messages/messages.ts';
import type { Customer } from '#schemas/customerShape.ts';
import { useAppSelector } from '#store/store.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { accountTexts } from '#texts/account.ts';
import { customerFieldsTexts } from '#texts/customerFields.ts';
import { ordersTexts } from '#texts/orders.ts';
import iconStyles from '#ui/layout/Icon.module.css';
import { Icon } from '#ui/layout/Icon.tsx';
import { iconPaths } from '#ui/layout/iconPaths.ts';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { whenIdle } from '#ui/timing/moments.ts';
import styles from './AccountScreen.module.css';

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

const icons: Readonly<Record<SectionName, SectionIconName>> = {
  orders: 'box',
  wallet: 'wallet',
  credits: 'ticket',
  exchange: 'swap',
  wishlist: 'heart',
  memberships: 'star',
  addresses: 'pin',
  edit: 'edit',
  twoStep: 'shield',
};

/** The links to the sections of the account, and the logout (ACC-01, ACC-02). */
function AccountSections({ onLeave }: { onLeave: () => void }) {
  const { account: texts } = useTexts(accountTexts);
  return (
    <ul className={styles.sections}>
      {offeredSections(useShop()).map(({ name, path }) => (
        <li key={name}>
          <Link className={styles.row} to={path}>
            <SectionIcon name={icons[name]} />
            <span>{texts[name]}</span>
            <Icon name="right" size={20} />
          </Link>
        </li>
      ))}
      <li>
        <button type="button" className={styles.row} onClick={onLeave}>
          <SectionIcon name="out" />
          <span>{texts.logout}</span>
        </button>
      </li>
    </ul>
  );
}

/** Path data of the icons of the sections, in the form of `iconPaths.ts`. */
const paths = {
  box: 'M4 8l8-4 8 4v8.5l-8 4-8-4zM4 8l8 4 8-4M12 12v8.5',
  edit: 'M4 20l1-4.5L16 4.5 19.5 8 8.5 19zM13.5 7l3.5 3.5',
  heart: iconPaths.heart,
  out: 'M14 4H5v16h9M10 12h11M17.5 8.5 21 12l-3.5 3.5',
  pin: 'M12 21c-4.5-5.2-6.5-8.3-6.5-11.2a6.5 6.5 0 0 1 13 0C18.5 12.7 16.5 15.8 12 21zM12 7.5a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z',
  shield: 'M12 3l7.5 2.7v5.8c0 4.5-3 7.8-7.5 9.5-4.5-1.7-7.5-5-7.5-9.5V5.7zM8.5 12l2.5 2.5 4.5-5',
  star: 'M12 3.8l2.5 5.3 5.7.7-4.2 4 1.1 5.7L12 16.7l-5.1 2.8L8 13.8l-4.2-4 5.7-.7z',
  swap: 'M4 8.5h14M14.5 5 18 8.5 14.5 12M20 15.5H6M9.5 12 6 15.5 9.5 19',
  ticket: 'M4 6.5h16v3.5a2 2 0 0 0 0 4v3.5H4V14a2 2 0 0 0 0-4zM14 6.5v11',
  wallet: 'M4 6.5h16v12H4zM4 10.5h16M15 14.5h2',
} as const;

type SectionIconName = keyof typeof paths;

/** Like `Icon`, for icons that not every page loads. */
function SectionIcon({ name }: { name: SectionIconName }) {
  return (
    <svg className={iconStyles.icon} width={24} height={24} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
