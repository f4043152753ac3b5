import { type ComponentProps, type ComponentPropsWithRef, useId, useState } from 'react';
import type { Elements } from '#ui/elements.ts';
import { Icon } from '#ui/layout/Icon.tsx';
import styles from './Field.module.css';

type FieldProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'id'> & {
  label: string;
  help?: string;
  /** Validation message; none if the value is valid. */
  fault?: string | undefined;
  /** A button inside the box, at its end. */
  tool?: Elements;
};

/**
 * Maximum length of a text, far above what any pattern accepts: a text of megabytes would block the page.
 */
const maxLength = 254;

/**
 * A form field with its label above and its validation message below (FORM-02). Other props go to the input:
 * `{...field('email')}`.
 */
export function Field({ label, help, fault, tool, ...input }: FieldProps) {
  const id = useId();
  const helpId = `${id}help`;
  const faultId = `${id}fault`;
  const described = [input['aria-describedby'], help && helpId, fault && faultId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          maxLength={maxLength}
          {...input}
          className={styles.input}
          id={id}
          aria-invalid={fault ? true : input['aria-invalid']}
          aria-describedby={described || undefined}
        />
        {tool}
      </div>
      {help && (
        <p className={styles.help} id={helpId}>
          {help}
        </p>
      )}
      <FaultText id={faultId} text={fault} />
    </div>
  );
}

/** The validation message of a field, which refers to it by `aria-describedby`. */
export function FaultText({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p className={styles.fault} id={id}>
      <Icon name="alert" size={16} />
      <span>{text}</span>
    </p>
  );
}

type FieldGroupProps = Pick<ComponentProps<'fieldset'>, 'role'> & {
  legend: string;
  fault?: string | undefined;
  /** Renders the fields with the fault, placed after the field that it is about, and the fault's id if there is one. */
  children: (fault: Elements, describedBy: string | undefined) => Elements;
};

/** Fields of one value, such as the parts of a date, with one fault. */
export function FieldGroup({ legend, fault, role, children }: FieldGroupProps) {
  const id = useId();
  const describedBy = fault && id;
  return (
    <fieldset
      className={styles.group}
      role={role}
      aria-describedby={describedBy}
      aria-invalid={role === 'radiogroup' && fault !== undefined ? true : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.fields}>{children(<FaultText id={id} text={fault} />, describedBy)}</div>
    </fieldset>
  );
}

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'tool' | 'autoComplete'> & {
  /** With `new-password` a password manager offers one. */
  autoComplete: 'current-password' | 'new-password';
  /** The passwords that Safari may offer; by default they are longer than the shop accepts. */
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
