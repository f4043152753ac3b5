import { FormPage } from '#commerce/form/FormPage.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useCodeQuestion } from '#commerce/session/useCodeQuestion.tsx';
import { useSessionActions } from '#commerce/session/useSessionActions.ts';
import { useSignInEntry } from '#commerce/session/useSignInEntry.ts';
import { useSocialSignIn } from '#commerce/session/useSocialSignIn.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { loginTexts } from '#texts/login.ts';
import { LoginForm } from './LoginForm.tsx';

/** Signing in (ROUTE-19, ROUTE-22). */
export function LoginScreen() {
  const { login: texts } = useTexts(loginTexts);
  const run = useSessionActions();
  const entry = useSignInEntry();
  const { question, send } = useCodeQuestion(entry);
  const onSocial = useSocialSignIn(entry, send);
  usePageHead({ barTitle: texts.title });
  return (
    <FormPage title={texts.title}>
      <LoginForm
        entry={entry}
        onSend={(form) => send(() => run(({ signIn }) => signIn(form)))}
        onSocial={onSocial}
      />
      {question}
    </FormPage>
  );
}
