import type { ComponentProps } from 'react';
import { TextLink } from '#commerce/page/Link.tsx';
import { useTexts } from '#commerce/shop.ts';
import { passwordRules } from '#rules/validation/patterns.ts';
import { customerFieldsTexts } from '#texts/customerFields.ts';
import { Field, PasswordField } from '#ui/controls/Field.tsx';
import styles from './FormPage.module.css';

type EmailFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'type' | 'autoComplete'> & {
  /** `username` beside a password. */
  autoComplete: 'username' | 'email';
};

/**
 * A field for an e-mail. Its type is not `email`, because the browser would encode an emoji as letters of another domain,
 * while the form removes it (VAL-37).
 */
export function EmailField(props: EmailFieldProps) {
  const { customerFields: texts } = useTexts(customerFieldsTexts);
  return <Field {...props} label={texts.email} inputMode="email" autoCapitalize="none" spellCheck={false} />;
}

/** A field for a password, with the texts of its button. */
export function SecretField(props: Omit<ComponentProps<typeof PasswordField>, 'toggle'>) {
  const { customerFields: texts } = useTexts(customerFieldsTexts);
  return (
    <PasswordField
      {...props}
      passwordrules={props.autoComplete === 'new-password' ? passwordRules : undefined}
      toggle={{
        show: texts.showPassword,
        showLabel: texts.showPasswordLabel,
        hide: texts.hidePassword,
        hideLabel: texts.hidePasswordLabel,
      }}
    />
  );
}

interface FormSwitchProps {
  /** Who needs the other form. */
  question: string;
  text: string;
  to: string;
  state: unknown;
}

/** The link at the end of a form to the other form: sign in or registration. */
export function FormSwitch({ question, text, to, state }: FormSwitchProps) {
  return (
    <p className={styles.switch}>
      <span>{`${question} `}</span>
      <strong>
        <TextLink to={to} state={state}>
          {text}
        </TextLink>
      </strong>
    </p>
  );
}
