import { useState } from 'react';
import { FormFrame, FormPage } from '#commerce/form/FormPage.tsx';
import { BirthDateFields, GenderField } from '#commerce/form/PersonFields.tsx';
import { EmailField } from '#commerce/form/SignInFields.tsx';
import { useFormOf, useFormSchema } from '#commerce/form/useFormOf.ts';
import { TextLink } from '#commerce/page/Link.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useSessionActions } from '#commerce/session/useSessionActions.ts';
import { useSessionText } from '#commerce/session/useSessionText.ts';
import {
  type CodeQuestion,
  type SignInLinks,
  useCodeQuestion,
  useSignInEntry,
} from '#commerce/session/useSignInEntry.tsx';
import { useShop, useTexts } from '#commerce/shop.ts';
import type { FormOutcome } from '#flows/session/formOutcome.ts';
import type { SocialProfile } from '#schemas/customer.ts';
import { noFields } from '#schemas/forms/fields.ts';
import { socialForm, type SocialFormOutput, wrongFields } from '#schemas/forms/customerForms.ts';
import { useAppStore } from '#store/store.ts';
import { customerFieldsTexts } from '#texts/customerFields.ts';
import { socialSignUpTexts } from '#texts/login.ts';
import { Field } from '#ui/controls/Field.tsx';

/** Social sign-up (ROUTE-24): the fields that the profile lacks. After a reload the profile is requested again. */
export function RegisterFacebookScreen() {
  const { socialSignUp: texts } = useTexts(socialSignUpTexts);
  const run = useSessionActions();
  const { social } = useShop();
  const { signIns } = useAppStore();
  const [profile, setProfile] = useState(signIns.profile);
  const entry = useSignInEntry();
  const { question, send } = useCodeQuestion(entry);
  usePageHead({ barTitle: texts.title });
  if (profile === undefined && social)
    return (
      <FormPage title={texts.title} help={texts.noProfile}>
        <AskProvider {...{ entry, send }} onProfile={setProfile} />
        {question}
      </FormPage>
    );
  if (profile === undefined)
    return (
      <FormPage title={texts.title} help={texts.noProvider}>
        <TextLink to={entry.forms.login} state={entry.stateWith('')}>
          {texts.login}
        </TextLink>
      </FormPage>
    );
  return (
    <FormPage title={texts.title} help={texts.help}>
      <SocialForm
        profile={profile}
        onSend={(form) => send(() => run(({ completeSocial }) => completeSocial(profile, form)))}
      />
      {question}
    </FormPage>
  );
}

interface AskProviderProps {
  entry: SignInLinks;
  send: CodeQuestion['send'];
  onProfile: (profile: SocialProfile) => void;
}

/** The button that requests the profile from the social provider (SESS-34). */
function AskProvider({ entry, send, onProfile }: AskProviderProps) {
  const { socialSignUp: texts } = useTexts(socialSignUpTexts);
  const run = useSessionActions();
  const { sendingOf } = useSessionText();
  const form = useFormOf(noFields, {
    first: {},
    onSend: async () =>
      sendingOf(
        await send(async () => {
          const outcome = await run(({ social }) => social?.());
          if (outcome.kind === 'incomplete') onProfile(outcome.profile);
          return outcome.kind === 'incomplete' ? { kind: 'open' } : outcome;
        }),
      ),
  });
  return (
    <FormFrame
      form={form}
      send={texts.social}
      short
      more={
        <TextLink to={entry.forms.login} state={entry.stateWith('')}>
          {texts.login}
        </TextLink>
      }
    />
  );
}

interface SocialFormProps {
  profile: SocialDetails;
  onSend: (form: SocialFormOutput) => Promise<FormOutcome>;
}

const together = [['day', 'month', 'year']] as const;

/** The form for the fields that the social profile lacks (SESS-34). */
export function SocialForm({ profile, onSend }: SocialFormProps) {
  const { socialSignUp: texts, customerFields } = useTexts(socialSignUpTexts, customerFieldsTexts);
  const { sendingOf } = useSessionText();
  const schema = useFormSchema(socialForm);
  const [values] = useState(() => socialValues(profile));
  const [missing, setMissing] = useState(() => {
    const wrong = wrongFields(schema, values);
    // After a refusal all fields are shown, because the server does not name the wrong one.
    return wrong.length > 0 ? wrong : Object.keys(values);
  });
  const form = useFormOf(schema, {
    first: values,
    together,
    onSend: async (sent) => {
      const outcome = await onSend(sent);
      // The server may have refused a value of the provider, so all fields can be changed from now on.
      if (outcome.kind === 'failed' && 'refusal' in outcome.message) setMissing(Object.keys(values));
      return sendingOf(outcome, { usedEmail: 'email' });
    },
  });
  const { field } = form;
  const isMissing = (...names: string[]) => names.some((name) => missing.includes(name));

  return (
    <FormFrame form={form} send={texts.send}>
      {isMissing('email') && <EmailField {...field('email')} autoComplete="email" />}
      {isMissing('firstName') && (
        <Field {...field('firstName')} label={customerFields.firstName} autoComplete="given-name" />
      )}
      {isMissing('middleName') && (
        <Field {...field('middleName')} label={customerFields.middleName} autoComplete="additional-name" />
      )}
      {isMissing('lastName') && (
        <Field {...field('lastName')} label={customerFields.lastName} autoComplete="family-name" />
      )}
      {isMissing('day', 'month', 'year') && (
        <BirthDateFields day={field('day')} month={field('month')} year={field('year')} />
      )}
      {isMissing('gender') && <GenderField {...field('gender')} />}
    </FormFrame>
  );
}

/** The fields of a social profile; '' for a missing one. */
interface SocialDetails {
  email: string;
  gender: string;
  /** YYYY-MM-DD. */
  birthday: string;
  firstName: string;
  lastName: string;
  middleName: string;
}

/** Returns the initial values of the form, in the order of its fields. */
function socialValues({ email, firstName, middleName, lastName, birthday, gender }: SocialDetails) {
  const [year = '', month = '', day = ''] = birthday.split('-');
  return { email, firstName, middleName, lastName, day, month, year, gender };
}
