import { LinkMessage } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/shop.ts';
import { accountTexts } from '#texts/account.ts';
import { shellTexts } from '#texts/shell.ts';

/** An address below the account that is no screen: a visitor is asked to log in first, as for any of them (ROUTE-47). */
export function OtherAccountScreen() {
  const { account: texts, errors, safe } = useTexts(accountTexts, shellTexts);
  usePageHead({ name: errors.missingPage });
  return (
    <LinkMessage
      icon="alert"
      title={errors.missingPage}
      text={safe.account}
      link={['/account', texts.title]}
    />
  );
}
