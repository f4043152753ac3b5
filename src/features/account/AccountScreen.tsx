import { FormPage } from '#commerce/form/FormPage.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useSessionActions } from '#commerce/session/useSessionActions.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { useAppSelector } from '#store/hooks.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { accountTexts } from '#texts/account.ts';
import { Button } from '#ui/controls/Button.tsx';
import styles from './AccountScreen.module.css';

/** The account of the customer who is logged in (ROUTE-03): who that is, and the way out (SESS-43). */
export function AccountScreen() {
  const { account: texts } = useTexts(accountTexts);
  const { signOut } = useSessionActions();
  const { first_name: name, email } = useAppSelector(selectCustomer);
  usePageHead({ barTitle: texts.title });
  return (
    <FormPage title={texts.title}>
      <div className={styles.customer}>
        {name && <p className={styles.name}>{texts.hello(name)}</p>}
        {email && <p className={styles.email}>{email}</p>}
      </div>
      <Button kind="plain" wide onClick={() => void signOut()}>
        {texts.logout}
      </Button>
    </FormPage>
  );
}
