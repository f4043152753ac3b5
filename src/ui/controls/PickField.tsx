import { type FocusEventHandler, type Ref, useId } from 'react';
import { Icon } from '#ui/layout/Icon.tsx';
import field from './Field.module.css';
import { FaultText } from './Field.tsx';
import styles from './PickField.module.css';

interface PickFieldProps {
  ref?: Ref<HTMLButtonElement>;
  name?: string;
  label: string;
  /** The id that was chosen; '' for none. */
  value: string;
  /** The name of the chosen value, or a prompt. */
  text: string;
  fault?: string | undefined;
  /** The list of choices is open; it has the id `listId`. */
  open: boolean;
  listId: string;
  /** Another value has to be chosen first. */
  disabled?: boolean;
  onOpen: () => void;
  onBlur?: FocusEventHandler;
}

/** A field whose value is chosen in a `Sheet`, for lists that are too long for a `<select>`. */
export function PickField(props: PickFieldProps) {
  const { ref, name, label, value, text, fault, open, listId, disabled = false, onOpen, onBlur } = props;
  const id = useId();
  const faultId = `${id}fault`;
  return (
    <div className={field.field}>
      <span className={field.label} id={id}>
        {label}
      </span>
      <div className={field.box}>
        <button
          ref={ref}
          type="button"
          name={name}
          value={value}
          className={styles.pick}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A `<select>` cannot be searched, and an `<input>` is for typing.
          role="combobox"
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={listId}
          aria-labelledby={id}
          aria-describedby={fault && faultId}
          aria-invalid={fault ? true : undefined}
          aria-disabled={disabled || undefined}
          data-empty={value === '' || undefined}
          // Opening the choice does not leave the field.
          onBlur={open ? undefined : onBlur}
          onClick={({ currentTarget }) => {
            if (disabled) return;
            // The focus returns to where it was when the choice was opened.
            currentTarget.focus();
            onOpen();
          }}
        >
          <span>{text}</span>
          <Icon name="down" size={20} />
        </button>
      </div>
      <FaultText id={faultId} text={fault} />
    </div>
  );
}
