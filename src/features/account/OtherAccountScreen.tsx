import { Link } from '#commerce/page/Link.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { accountTexts } from '#texts/account.ts';
import { guardedTexts } from '#texts/guarded.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';

/** An address below the account that is no screen: a visitor is asked to log in first, as for any of them (ROUTE-47). */
export function OtherAccountScreen() {
  const { account: texts, errors, guarded } = useTexts(accountTexts, guardedTexts, shellTexts);
  usePageHead({ name: errors.missingPage });
  return (
    <StateMessage
      icon="alert"
      title={errors.missingPage}
      text={guarded.isSafe}
      action={<Button as={<Link to="/account" />}>{texts.title}</Button>}
    />
  );
}
