import { useId } from 'react';
import { Button } from '#ui/controls/Button.tsx';
import { usePauseOnHold } from '#ui/timing/usePauseOnHold.ts';
import styles from './Invitation.module.css';

interface Answer {
  label: string;
  onPress: () => void;
}

interface StripQuestionProps {
  question: string;
  /** Both are equally easy to give. */
  answers: readonly [Answer, Answer];
}

/** A question in the place of an `Invitation`, which stays until it is answered. It does not take the focus. */
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
