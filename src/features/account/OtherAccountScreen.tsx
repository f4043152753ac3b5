import { LinkMessage } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useTexts } from '#commerce/shop.ts';
import { accountTexts } from '#texts/account.ts';
import { shellTexts } from '#texts/shell.ts';

/** An unknown path below the account; a guest is asked to log in first, as for any path there (ROUTE-47). */
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
