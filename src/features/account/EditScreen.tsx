import { useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormFrame, FormPage } from '#commerce/form/FormPage.tsx';
import { BirthDateFields, DocumentFields, GenderField, NameFields } from '#commerce/form/PersonFields.tsx';
import { EmailField, SecretField } from '#commerce/form/SignInFields.tsx';
import { type FormField, type Sending, useFormOf, useFormSchema } from '#commerce/form/useFormOf.ts';
import { useHeldForm } from '#commerce/form/useHeldForm.ts';
import { useIsHere } from '#commerce/page/here.ts';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useKnownCustomer } from '#commerce/session/useKnownCustomer.ts';
import { useSessionActions } from '#commerce/session/useSessionActions.ts';
import { useSessionText } from '#commerce/session/useSessionText.ts';
import { useShop, useTexts } from '#commerce/shop.ts';
import type { FormOutcome } from '#flows/session/formOutcome.ts';
import type { SessionActions } from '#flows/session/sessionActions.ts';
import { dayParts, subscriptionsText } from '#rules/account/shownDetails.ts';
import { contentProblem } from '#rules/messages/messages.ts';
import type { Customer } from '#schemas/customerShape.ts';
import { editForm } from '#schemas/forms/customerForms.ts';
import { useAppDispatch } from '#store/store.ts';
import { formOpened } from '#store/session/customerForms.ts';
import { editAccountTexts } from '#texts/account.ts';
import { customerFieldsTexts } from '#texts/customerFields.ts';
import { shellTexts } from '#texts/shell.ts';
import { Choice } from '#ui/controls/Choice.tsx';
import { FieldGroup } from '#ui/controls/Field.tsx';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';
import styles from './EditScreen.module.css';

/** The edit of the customer (ROUTE-15), which returns to the account. */
export function EditScreen() {
  const { editAccount: texts, shell } = useTexts(editAccountTexts, shellTexts);
  const run = useSessionActions();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { customer, problem, busy, retry } = useKnownCustomer();
  usePageHead({ barTitle: texts.title });

  useLayoutEffect(() => {
    dispatch(formOpened());
  }, [dispatch]);

  if (customer === undefined && problem !== undefined)
    return <ProblemState problem={contentProblem(problem)} busy={busy} onRetry={retry} />;
  if (customer === undefined) return <SkeletonMenu label={shell.loading} />;
  return (
    <FormPage title={texts.title}>
      <EditForm
        key={customer.idCustomer}
        customer={customer}
        onSend={async (form) => {
          const outcome = await run(({ edit }) => edit(form));
          if (outcome.kind === 'done' && isHere()) void navigate('/account', { replace: true });
          return outcome;
        }}
      />
    </FormPage>
  );
}

interface EditFormProps {
  customer: Customer;
  onSend: (form: Parameters<SessionActions['edit']>[0]) => Promise<FormOutcome>;
}

const together = [
  ['oldpassword', 'password', 'password2'],
  ['identification_type', 'identification'],
  ['day', 'month', 'year'],
] as const;

/** The passwords: they are not restored after the end of a session. */
const noPasswords = { oldpassword: '', password: '', password2: '' };

/** The form of the edit; the e-mail cannot change, and the password only with a new one (ACC-05, ACC-06, ACC-08). */
function EditForm({ customer, onSend }: EditFormProps) {
  const { editAccount: texts } = useTexts(editAccountTexts);
  const { sendingOf } = useSessionText();
  const { documentTypes } = useShop().country;
  // The newsletters of the first render, because the choices are stored by their index.
  const [{ email, newsletter_subscriptions: newsletters }] = useState(customer);
  const [first] = useState(() => editValues(customer, documentTypes));
  // Choices of newsletters are stored by index, so a draft for another list is dropped.
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
              {newsletters.map(({ key, label }, index) => (
                <Choice key={key} {...field(`newsletters.${index}`)} label={label} />
              ))}
            </div>
          )}
        </FieldGroup>
      )}
      <PasswordFields old={field('oldpassword')} password={field('password')} repeated={field('password2')} />
    </FormFrame>
  );
}

/** The change of the password; all three fields may stay empty (ACC-06). */
function PasswordFields(fields: Record<'old' | 'password' | 'repeated', FormField>) {
  const { editAccount: texts, customerFields } = useTexts(editAccountTexts, customerFieldsTexts);
  return (
    <section className={styles.passwords}>
      <div>
        <h2 className={styles.title}>{texts.passwordTitle}</h2>
        <p className={styles.help}>{texts.passwordHelp}</p>
      </div>
      <SecretField {...fields.old} label={texts.oldPassword} autoComplete="current-password" />
      <SecretField
        {...fields.password}
        label={texts.newPassword}
        help={customerFields.passwordRules}
        autoComplete="new-password"
      />
      <SecretField {...fields.repeated} label={texts.repeatPassword} autoComplete="new-password" />
    </section>
  );
}

/** The first values of the edit, in the order of its fields; an unknown type of document becomes the first one. */
function editValues(customer: Customer, documentTypes: readonly [string, ...string[]]) {
  const { first_name, middle_name, last_name, identification, gender, birthday } = customer;
  const known = documentTypes.find((type) => type === customer.identification_type);
  return {
    first_name,
    middle_name,
    last_name,
    identification_type: known ?? documentTypes[0],
    identification,
    ...dayParts(birthday),
    gender,
    newsletters: customer.newsletter_subscriptions.map(({ subscribed }) => subscribed),
    oldpassword: '',
    password: '',
    password2: '',
  };
}
