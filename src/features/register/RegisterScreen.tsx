import { FormFrame } from '#commerce/form/FormFrame.tsx';
import { FormPage } from '#commerce/form/FormPage.tsx';
import { BirthDateFields, DocumentFields, GenderField, NameFields } from '#commerce/form/PersonFields.tsx';
import { EmailField, FormSwitch, SecretField } from '#commerce/form/SignInFields.tsx';
import { useDraft } from '#commerce/form/useDraft.ts';
import { useFormOf, useFormSchema } from '#commerce/form/useFormOf.ts';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useSessionActions } from '#commerce/session/useSessionActions.ts';
import { useSessionText } from '#commerce/session/useSessionText.ts';
import { type SignInLinks, useSignInEntry } from '#commerce/session/useSignInEntry.ts';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import type { FormOutcome } from '#flows/session/formOutcome.ts';
import {
  registerForm,
  type RegisterFormInput,
  type RegisterFormOutput,
} from '#schemas/forms/customerForms.ts';
import { customerFieldsTexts } from '#texts/customerFields.ts';
import { registerTexts } from '#texts/login.ts';
import { Choice } from '#ui/controls/Choice.tsx';

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

interface RegisterFormProps {
  entry: SignInLinks;
  onSend: (form: RegisterFormOutput) => Promise<FormOutcome>;
}

/** Fields that are checked against each other. */
const together = [
  ['password', 'password2'],
  ['identification_type', 'identification'],
  ['day', 'month', 'year'],
] as const;

/** The registration (SESS-27, SESS-28). What was typed survives a reload, without the passwords. */
export function RegisterForm({ entry, onSend }: RegisterFormProps) {
  const { register: texts, customerFields } = useTexts(registerTexts, customerFieldsTexts);
  const { sendingOf } = useSessionText();
  const [documentType] = useShop().country.documentTypes;
  const { start, keep } = useDraft<RegisterFormInput>(
    {
      email: entry.email,
      password: '',
      password2: '',
      first_name: '',
      middle_name: '',
      last_name: '',
      identification_type: documentType,
      identification: '',
      day: '',
      month: '',
      year: '',
      gender: '',
      is_newsletter_subscribed: false,
    },
    ['password', 'password2'],
  );
  const form = useFormOf(useFormSchema(registerForm), {
    first: start,
    together,
    onPause: keep,
    onSend: async (values) => sendingOf(await onSend(values), { usedEmail: 'email' }),
  });
  const { field } = form;
  const { fault: _none, ...news } = field('is_newsletter_subscribed');
  const [type, number] = form.watch(['identification_type', 'identification']);

  return (
    <FormFrame
      form={form}
      send={texts.send}
      more={
        <FormSwitch
          question={texts.hasAccount}
          text={texts.login}
          to={entry.forms.login}
          state={entry.stateWith(form.watch('email').trim())}
        />
      }
    >
      <EmailField {...field('email')} autoComplete="username" />
      <SecretField
        {...field('password')}
        label={customerFields.password}
        help={customerFields.passwordRules}
        autoComplete="new-password"
      />
      <SecretField
        {...field('password2')}
        label={customerFields.repeatPassword}
        autoComplete="new-password"
      />
      <NameFields first={field('first_name')} middle={field('middle_name')} last={field('last_name')} />
      <DocumentFields
        type={field('identification_type')}
        number={field('identification')}
        typed={{ type, number }}
      />
      <BirthDateFields day={field('day')} month={field('month')} year={field('year')} />
      <GenderField {...field('gender')} />
      <Choice {...news} label={texts.news} />
    </FormFrame>
  );
}
