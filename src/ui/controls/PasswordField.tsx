import { type ComponentProps, useState } from 'react';
import { Field } from './Field.tsx';
import styles from './PasswordField.module.css';

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'tool' | 'autoComplete'> & {
  /** `new-password` has a password manager offer one. */
  autoComplete: 'current-password' | 'new-password';
  /** The passwords that a manager may offer, for Safari; without it those are longer than a shop may accept. */
  passwordrules?: string | undefined;
  /** Text and accessible name of the button while the password is hidden, and while it is shown. */
  toggle: { show: string; showLabel: string; hide: string; hideLabel: string };
};

/** A field for a password, which can be shown. */
export function PasswordField({ toggle, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      tool={
        <button
          type="button"
          className={styles.toggle}
          aria-label={isShown ? toggle.hideLabel : toggle.showLabel}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? toggle.hide : toggle.show}
        </button>
      }
    />
  );
}
