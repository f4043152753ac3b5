import { useState } from 'react';
import { FormFrame, FormPage } from '#commerce/form/FormPage.tsx';
import { EmailField, FormSwitch, SecretField } from '#commerce/form/SignInFields.tsx';
import { useFormOf, useFormSchema } from '#commerce/form/useFormOf.ts';
import { TextLink } from '#commerce/page/Link.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useSessionActions } from '#commerce/session/useSessionActions.ts';
import { useSessionText } from '#commerce/session/useSessionText.ts';
import {
  type CodeQuestion,
  type SignInEntry,
  type SignInLinks,
  useCodeQuestion,
  useSignInEntry,
} from '#commerce/session/useSignInEntry.tsx';
import { useShop, useTexts } from '#commerce/shop.ts';
import { type FormOutcome, formStays } from '#flows/session/formOutcome.ts';
import { loginForm, type LoginFormOutput } from '#schemas/forms/signInForms.ts';
import { customerFieldsTexts } from '#texts/customerFields.ts';
import { loginTexts } from '#texts/login.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Choice } from '#ui/controls/Choice.tsx';

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

interface LoginFormProps {
  entry: SignInLinks;
  onSend: (form: LoginFormOutput) => Promise<FormOutcome>;
  /** Signs in by the social provider, if the shop has one. */
  onSocial?: (() => Promise<FormOutcome>) | undefined;
}

/** Signing in with e-mail and password, or by the social provider (SESS-26). */
export function LoginForm({ entry, onSend, onSocial }: LoginFormProps) {
  const { login: texts, customerFields } = useTexts(loginTexts, customerFieldsTexts);
  const { sendingOf } = useSessionText();
  const [isSocial, setSocial] = useState(false);
  const form = useFormOf(useFormSchema(loginForm), {
    first: { username: entry.email, password: '', keepSession: false },
    onSend: async (values) => {
      setSocial(false);
      return sendingOf(await onSend(values), { unknownEmail: 'username' });
    },
  });
  const { field } = form;
  const state = entry.stateWith(form.watch('username').trim());

  return (
    <FormFrame
      form={form}
      send={texts.send}
      isSentOtherwise={isSocial}
      short
      more={
        <>
          {onSocial && (
            <Button
              kind="plain"
              wide
              busy={form.busy && isSocial}
              onClick={() => {
                setSocial(true);
                void form.sendOtherwise(async () => sendingOf(await onSocial()));
              }}
            >
              {texts.social}
            </Button>
          )}
          <TextLink to={entry.forms.recovery} state={state}>
            {texts.recovery}
          </TextLink>
          <FormSwitch
            question={texts.noAccount}
            text={texts.register}
            to={entry.forms.register}
            state={state}
          />
        </>
      }
    >
      <EmailField {...field('username')} autoComplete="username" enterKeyHint="next" />
      <SecretField
        {...field('password')}
        label={customerFields.password}
        autoComplete="current-password"
        enterKeyHint="send"
      />
      <Choice {...field('keepSession')} label={texts.keepSession} />
    </FormFrame>
  );
}

/** The sign in by the social provider, if any; another screen completes a profile that lacks details (SESS-34). */
function useSocialSignIn(
  { goTo }: SignInEntry,
  send: CodeQuestion['send'],
): (() => Promise<FormOutcome>) | undefined {
  const run = useSessionActions();
  const { social } = useShop();
  return (
    social &&
    (() =>
      send(async () => {
        const outcome = await run((actions) => actions.social?.());
        if (outcome.kind !== 'incomplete') return outcome;
        // Stryker disable next-line StringLiteral: the screen knows only the profile's e-mail
        goTo('/registerFacebook', '');
        return formStays;
      }))
  );
}
