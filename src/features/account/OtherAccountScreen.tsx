import { Link } from '#commerce/page/Link.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/shop.ts';
import { accountTexts } from '#texts/account.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';

/** An unknown path below the account; a guest is asked to log in first, as for any path there (ROUTE-47). */
export function OtherAccountScreen() {
  const { account: texts, errors, safe } = useTexts(accountTexts, shellTexts);
  usePageHead({ name: errors.missingPage });
  return (
    <StateMessage
      icon="alert"
      title={errors.missingPage}
      text={safe.account}
      action={<Button as={<Link to="/account" />}>{texts.title}</Button>}
    />
  );
}
