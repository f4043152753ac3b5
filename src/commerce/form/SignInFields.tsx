import type { ComponentProps } from 'react';
import { TextLink } from '#commerce/page/Link.tsx';
import { useTexts } from '#commerce/shop.ts';
import { passwordRules } from '#rules/validation/patterns.ts';
import { customerFieldsTexts } from '#texts/customerFields.ts';
import { Field, PasswordField } from '#ui/controls/Field.tsx';
import styles from './FormPage.module.css';

type EmailFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'type' | 'autoComplete'> & {
  /** `username` where it belongs to a password. */
  autoComplete: 'username' | 'email';
};

/**
 * A field for an e-mail. It has no type of its own: of an emoji in an address the browser would make letters of another
 * one, where the form leaves it out (VAL-37).
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
  /** Whom the other form is for. */
  question: string;
  text: string;
  to: string;
  state: unknown;
}

/** The way to the form for who is wrong here, below all else of a form. */
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
