import { FormFrame, FormPage } from '#commerce/form/FormPage.tsx';
import { EmailField } from '#commerce/form/SignInFields.tsx';
import { useFormOf, useFormSchema } from '#commerce/form/useFormOf.ts';
import { TextLink } from '#commerce/page/Link.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useSessionActions } from '#commerce/session/useSessionActions.ts';
import { useSessionText } from '#commerce/session/useSessionText.ts';
import { type SignInLinks, useSignInEntry } from '#commerce/session/useSignInEntry.tsx';
import { useTexts } from '#commerce/shop.ts';
import type { FormOutcome } from '#flows/session/formOutcome.ts';
import { recoveryForm } from '#schemas/forms/signInForms.ts';
import { recoveryTexts } from '#texts/login.ts';

/** Password recovery (ROUTE-21, ROUTE-25); it then opens the sign in with the e-mail filled in. */
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

interface RecoveryFormProps {
  entry: SignInLinks;
  onSend: (form: { email: string }) => Promise<FormOutcome>;
}

/** The form that requests a link to a new password (API-69). */
export function RecoveryForm({ entry, onSend }: RecoveryFormProps) {
  const { recovery: texts } = useTexts(recoveryTexts);
  const { sendingOf } = useSessionText();
  const form = useFormOf(useFormSchema(recoveryForm), {
    first: { email: entry.email },
    onSend: async (values) => sendingOf(await onSend(values), { unknownEmail: 'email' }),
  });
  const state = entry.stateWith(form.watch('email').trim());

  return (
    <FormFrame
      form={form}
      send={texts.send}
      short
      more={
        <TextLink to={entry.forms.login} state={state}>
          {texts.login}
        </TextLink>
      }
    >
      <EmailField {...form.field('email')} autoComplete="username" enterKeyHint="send" />
    </FormFrame>
  );
}
