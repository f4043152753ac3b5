import { EmailField } from '#commerce/form/EmailField.tsx';
import { FormFrame } from '#commerce/form/FormFrame.tsx';
import { useFormOf } from '#commerce/form/useFormOf.ts';
import { useFormSchema } from '#commerce/form/useFormSchema.ts';
import { Link } from '#commerce/page/Link.tsx';
import type { FormOutcome } from '#flows/session/formOutcome.ts';
import type { SignInLinks } from '#commerce/session/useSignInEntry.ts';
import { useSessionText } from '#commerce/session/useSessionText.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { recoveryForm } from '#schemas/forms/signInForms.ts';
import { recoveryTexts } from '#texts/login.ts';
import { Button } from '#ui/controls/Button.tsx';

interface RecoveryFormProps {
  entry: SignInLinks;
  onSend: (form: { email: string }) => Promise<FormOutcome>;
}

/** Asks for a link to another password (API-69). */
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
        <Button kind="text" as={<Link to={entry.forms.login} state={state} />}>
          {texts.login}
        </Button>
      }
    >
      <EmailField {...form.field('email')} autoComplete="username" enterKeyHint="send" />
    </FormFrame>
  );
}
