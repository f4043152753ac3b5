import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FormFrame, FormPage } from '#commerce/form/FormPage.tsx';
import { BirthDateFields, DocumentFields, GenderField, NameFields } from '#commerce/form/PersonFields.tsx';
import { EmailField, FormSwitch, SecretField } from '#commerce/form/SignInFields.tsx';
import { useFormOf, useFormSchema } from '#commerce/form/useFormOf.ts';
import { useReplaceEntry } from '#commerce/page/here.ts';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useSessionActions } from '#commerce/session/useSessionActions.ts';
import { useSessionText } from '#commerce/session/useSessionText.ts';
import { type SignInLinks, useSignInEntry } from '#commerce/session/useSignInEntry.tsx';
import { useShop, useTexts } from '#commerce/shop.ts';
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
          // The account exists, so only the sign in is missing (SESS-32), also if the new session has expired at once.
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

const together = [
  ['password', 'password2'],
  ['identification_type', 'identification'],
  ['day', 'month', 'year'],
] as const;

/** The form of the registration (SESS-27, SESS-28). The typed values survive a reload, except the passwords. */
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
      <Choice {...field('is_newsletter_subscribed')} label={texts.news} />
    </FormFrame>
  );
}

/**
 * Makes a form survive a reload: `keep` writes its values except the secret ones into the history entry, the only
 * storage for typed values (PERS-10). `start` has the stored values.
 */
export function useDraft<First extends Readonly<Record<string, string | boolean>>>(
  first: First,
  secret: readonly (keyof First & string)[],
): { start: First; keep: (values: First) => void } {
  const { pathname, search, hash, state } = useLocation();
  const replaceEntry = useReplaceEntry();
  const [start] = useState(() => withDraft(first, (state as { draft?: unknown } | null)?.draft));
  return {
    start,
    keep: (values) => {
      const stored = { ...(state as object | null), draft: draftOf(values, secret) };
      replaceEntry(pathname + search + hash, stored);
    },
  };
}

/** The maximum length of a field's text. */
const maxLength = 254;

type Values = Readonly<Record<string, string | boolean>>;

const isWorthKeeping = (value: unknown) => typeof value !== 'string' || value.length <= maxLength;

/** The draft of a form: its values except the secret ones. */
export const draftOf = (values: Values, secret: readonly string[]): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !secret.includes(name) && isWorthKeeping(value)),
  );

/** Merges a stored draft into the initial values of a form; ignores values that do not fit. */
export function withDraft<First extends Values>(first: First, stored: unknown): First {
  if (typeof stored !== 'object' || stored === null) return first;
  const usable = Object.entries(stored).filter(
    ([name, value]) =>
      Object.hasOwn(first, name) && typeof value === typeof first[name] && isWorthKeeping(value),
  );
  return { ...first, ...Object.fromEntries(usable) };
}
