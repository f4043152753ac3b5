import { useId } from 'react';
import { Button, IconButton } from '#ui/controls/Button.tsx';
import type { Elements } from '#ui/elements.ts';
import { usePauseOnHold } from '#ui/timing/usePauseOnHold.ts';
import styles from './Invitation.module.css';

type InvitationProps = {
  /** A decorative picture, 40 px wide. */
  picture: Elements;
  /** The accessible name of the strip. */
  title: string;
  text: string;
  action: { label: string; onPress: () => void };
  closeLabel: string;
  onClose: () => void;
};

/**
 * A strip above the tabs that offers something until it is closed; a `Notice` takes its place. It shifts nothing on the
 * page and does not take the focus.
 */
export function Invitation({ picture, title, text, action, closeLabel, onClose }: InvitationProps) {
  const titleId = useId();
  const returnFocus = usePauseOnHold(undefined);
  return (
    <section className={styles.invitation} aria-labelledby={titleId} {...returnFocus}>
      <div>
        {picture}
        <div>
          <p>
            <b id={titleId}>{title}</b>
            <span>{text}</span>
          </p>
          <Button kind="text" onClick={action.onPress}>
            {action.label}
          </Button>
        </div>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>
    </section>
  );
}

interface Answer {
  label: string;
  onPress: () => void;
}

interface StripQuestionProps {
  question: string;
  /** Both have the same button, so that neither is easier to give. */
  answers: readonly [Answer, Answer];
}

/** A question in place of an `Invitation`. It stays until it is answered, and does not take the focus. */
export function StripQuestion({ question, answers }: StripQuestionProps) {
  const id = useId();
  const returnFocus = usePauseOnHold(undefined);
  return (
    <section className={`${styles.invitation} ${styles.question}`} aria-labelledby={id} {...returnFocus}>
      <div>
        <p id={id}>{question}</p>
        <div>
          {answers.map(({ label, onPress }) => (
            <Button key={label} kind="plain" onClick={onPress}>
              {label}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}
