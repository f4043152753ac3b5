import { useId } from 'react';
import { FaultText } from '#ui/controls/FaultText.tsx';
import type { Elements } from '#ui/elements.ts';
import styles from './Question.module.css';

interface QuestionProps {
  text: string;
  help?: string | undefined;
  fault?: string | undefined;
  role?: 'radiogroup';
  children: Elements;
}

/** The question of a step, as the heading of the page and the name of its fields. */
export function Question({ text, help, fault, role, children }: QuestionProps) {
  const id = useId();
  return (
    <fieldset
      className={styles.question}
      role={role}
      // Only some roles can be invalid: a group of checkboxes cannot.
      data-fault={fault === undefined ? undefined : true}
      aria-describedby={fault && id}
      aria-invalid={role === 'radiogroup' && fault !== undefined ? true : undefined}
    >
      <legend>
        <h1 tabIndex={-1}>{text}</h1>
      </legend>
      <div>
        {help && <p className={styles.help}>{help}</p>}
        {children}
        <FaultText id={id} text={fault} />
      </div>
    </fieldset>
  );
}
