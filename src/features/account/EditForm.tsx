import { useState } from 'react';
import { BirthDateFields } from '#commerce/form/BirthDateFields.tsx';
import { DocumentFields } from '#commerce/form/DocumentFields.tsx';
import { EmailField } from '#commerce/form/EmailField.tsx';
import { FormFrame } from '#commerce/form/FormFrame.tsx';
import { GenderField } from '#commerce/form/GenderField.tsx';
import { NameFields } from '#commerce/form/NameFields.tsx';
import { type Sending, useFormOf } from '#commerce/form/useFormOf.ts';
import { useFormSchema } from '#commerce/form/useFormSchema.ts';
import { useHeldForm } from '#commerce/form/useHeldForm.ts';
import { useSessionText } from '#commerce/session/useSessionText.ts';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import type { FormOutcome } from '#flows/session/formOutcome.ts';
import type { SessionActions } from '#flows/session/sessionActions.ts';
import { subscriptionsText } from '#rules/account/editedCustomer.ts';
import type { Customer } from '#schemas/customerShape.ts';
import { editForm } from '#schemas/forms/editForm.ts';
import { editAccountTexts } from '#texts/accountSettings.ts';
import { Choice } from '#ui/controls/Choice.tsx';
import { FieldGroup } from '#ui/controls/FieldGroup.tsx';
import { editValues } from './editValues.ts';
import { PasswordFields } from './PasswordFields.tsx';

interface EditFormProps {
  customer: Customer;
  onSend: (form: Parameters<SessionActions['edit']>[0]) => Promise<FormOutcome>;
}

/** Fields that are checked against each other. */
const together = [
  ['oldpassword', 'password', 'password2'],
  ['identification_type', 'identification'],
  ['day', 'month', 'year'],
] as const;

/** Passwords are typed anew after a session that has ended. */
const noPasswords = { oldpassword: '', password: '', password2: '' };

/** The edit of a customer: her e-mail stays, and her password unless she types a new one (ACC-05, ACC-06, ACC-08). */
export function EditForm({ customer, onSend }: EditFormProps) {
  const { editAccount: texts } = useTexts(editAccountTexts);
  const { sendingOf } = useSessionText();
  const { documentTypes } = useShop().country;
  // What the server tells meanwhile must not move a choice to another newsletter.
  const [{ email, newsletter_subscriptions: newsletters }] = useState(customer);
  const [first] = useState(() => editValues(customer, documentTypes));
  // The choices of newsletters are in their order: to another list they would say something else.
  const { found, holding } = useHeldForm(`account ${newsletters.map(({ key }) => key).join()}`, first);
  const form = useFormOf(useFormSchema(editForm), {
    first: found,
    together,
    onSend: async ({ newsletters: wanted, ...person }): Promise<Sending> => {
      const sent = { ...person, email, newsletter_subscriptions: subscriptionsText(newsletters, wanted) };
      return sendingOf(await holding({ ...form.getValues(), ...noPasswords }, () => onSend(sent)));
    },
  });
  const { field } = form;
  const [type, number] = form.watch(['identification_type', 'identification']);
  return (
    <FormFrame form={form} send={texts.send}>
      <EmailField value={email} readOnly help={texts.emailStays} autoComplete="username" />
      <NameFields first={field('first_name')} middle={field('middle_name')} last={field('last_name')} />
      <DocumentFields
        type={field('identification_type')}
        number={field('identification')}
        typed={{ type, number }}
      />
      <BirthDateFields day={field('day')} month={field('month')} year={field('year')} />
      <GenderField {...field('gender')} />
      {newsletters.length > 0 && (
        <FieldGroup legend={texts.newsletters}>
          {() => (
            <div>
              {newsletters.map(({ key, label }, place) => {
                const { fault: _none, ...choice } = field(`newsletters.${place}`);
                return <Choice key={key} {...choice} label={label} />;
              })}
            </div>
          )}
        </FieldGroup>
      )}
      <PasswordFields old={field('oldpassword')} password={field('password')} repeated={field('password2')} />
    </FormFrame>
  );
}
