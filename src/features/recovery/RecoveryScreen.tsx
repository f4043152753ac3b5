import { FormPage } from '#commerce/form/FormPage.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useSessionActions } from '#commerce/session/useSessionActions.ts';
import { useSignInEntry } from '#commerce/session/useSignInEntry.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { recoveryTexts } from '#texts/login.ts';
import { RecoveryForm } from './RecoveryForm.tsx';

/** Password recovery (ROUTE-21, ROUTE-25); after it the customer is asked to sign in, with the e-mail filled in. */
export function RecoveryScreen() {
  const { recovery: texts } = useTexts(recoveryTexts);
  const run = useSessionActions();
  const entry = useSignInEntry({ stays: true });
  usePageHead({ barTitle: texts.title });
  return (
    <FormPage title={texts.title} help={texts.help}>
      <RecoveryForm
        entry={entry}
        onSend={async (form) => {
          const outcome = await run(({ recover }) => recover(form));
          if (outcome.kind === 'done') entry.goTo(entry.forms.login, form.email, { replace: true });
          return outcome;
        }}
      />
    </FormPage>
  );
}
