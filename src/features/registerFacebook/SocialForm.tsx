import { useState } from 'react';
import { BirthDateFields } from '#commerce/form/BirthDateFields.tsx';
import { EmailField } from '#commerce/form/EmailField.tsx';
import { FormFrame } from '#commerce/form/FormFrame.tsx';
import { GenderField } from '#commerce/form/GenderField.tsx';
import { useFormOf } from '#commerce/form/useFormOf.ts';
import { useFormSchema } from '#commerce/form/useFormSchema.ts';
import { useSessionText } from '#commerce/session/useSessionText.ts';
import { useTexts } from '#commerce/useTexts.ts';
import type { FormOutcome } from '#flows/session/formOutcome.ts';
import { socialForm, type SocialFormOutput, wrongFields } from '#schemas/forms/socialForm.ts';
import { customerFieldsTexts } from '#texts/customerFields.ts';
import { socialSignUpTexts } from '#texts/login.ts';
import { Field } from '#ui/controls/Field.tsx';
import { type SocialDetails, socialValues } from './socialValues.ts';

interface SocialFormProps {
  profile: SocialDetails;
  onSend: (form: SocialFormOutput) => Promise<FormOutcome>;
}

const together = [['day', 'month', 'year']] as const;

/** Asks for what the profile of the social provider lacks (SESS-34). */
export function SocialForm({ profile, onSend }: SocialFormProps) {
  const { socialSignUp: texts, customerFields } = useTexts(socialSignUpTexts, customerFieldsTexts);
  const { sendingOf } = useSessionText();
  const schema = useFormSchema(socialForm);
  const [values] = useState(() => socialValues(profile));
  const [asked, setAsked] = useState(() => {
    const wrong = wrongFields(schema, values);
    // What the server did not accept is for the customer to find.
    return wrong.length > 0 ? wrong : Object.keys(values);
  });
  const form = useFormOf(schema, {
    first: values,
    together,
    onSend: async (sent) => {
      const outcome = await onSend(sent);
      // What the provider gave may be what the server refuses: from then on all of it can be changed.
      if (outcome.kind === 'failed' && 'refusal' in outcome.message) setAsked(Object.keys(values));
      return sendingOf(outcome, { usedEmail: 'email' });
    },
  });
  const { field } = form;
  const asks = (...names: string[]) => names.some((name) => asked.includes(name));

  return (
    <FormFrame form={form} send={texts.send}>
      {asks('email') && <EmailField {...field('email')} autoComplete="email" />}
      {asks('firstName') && (
        <Field {...field('firstName')} label={customerFields.firstName} autoComplete="given-name" />
      )}
      {asks('middleName') && (
        <Field {...field('middleName')} label={customerFields.middleName} autoComplete="additional-name" />
      )}
      {asks('lastName') && (
        <Field {...field('lastName')} label={customerFields.lastName} autoComplete="family-name" />
      )}
      {asks('day', 'month', 'year') && (
        <BirthDateFields day={field('day')} month={field('month')} year={field('year')} />
      )}
      {asks('gender') && <GenderField {...field('gender')} />}
    </FormFrame>
  );
}
