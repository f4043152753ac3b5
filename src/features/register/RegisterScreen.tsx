import { FormPage } from '#commerce/form/FormPage.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useSessionActions } from '#commerce/session/useSessionActions.ts';
import { useSignInEntry } from '#commerce/session/useSignInEntry.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { registerTexts } from '#texts/login.ts';
import { RegisterForm } from './RegisterForm.tsx';

/** The registration (ROUTE-20, ROUTE-23, ROUTE-26). */
export function RegisterScreen() {
  const { register: texts } = useTexts(registerTexts);
  const run = useSessionActions();
  const entry = useSignInEntry();
  usePageHead({ barTitle: texts.title });
  return (
    <FormPage title={texts.title}>
      <RegisterForm
        entry={entry}
        onSend={async (form) => {
          const outcome = await entry.submit(() => run(({ register }) => register(form)));
          if (outcome.kind === 'done' || outcome.kind === 'failed') return outcome;
          // The account exists: only signing in is left to do (SESS-32), also after a session that has expired at once.
          entry.goTo(entry.forms.login, form.email, { replace: true });
          return { kind: 'done' };
        }}
      />
    </FormPage>
  );
}
