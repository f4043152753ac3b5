import { type ReactNode, useId } from 'react';
import { Choice } from '#ui/controls/Choice.tsx';
import { Question } from './Question.tsx';
import styles from './RadioQuestion.module.css';

interface RadioChoice {
  id: string;
  label: string;
  /** What else there is to know about it. */
  about?: ReactNode;
  /** It cannot be chosen; `about` says why. */
  blocked?: boolean;
}

interface RadioQuestionProps {
  text: string;
  help?: string | undefined;
  choices: readonly RadioChoice[];
  chosen: string;
  fault?: string | undefined;
  onChoose: (id: string) => void;
}

/** A question with one answer of several. */
export function RadioQuestion({ choices, chosen, onChoose, ...question }: RadioQuestionProps) {
  const name = useId();
  return (
    <Question {...question} role="radiogroup">
      {choices.map(({ id, label, about, blocked = false }) => (
        <div key={id} className={styles.choice} data-blocked={blocked || undefined}>
          <Choice
            kind="radio"
            name={name}
            value={id}
            label={label}
            checked={id === chosen}
            disabled={blocked}
            aria-describedby={about ? `${name}${id}` : undefined}
            onChange={() => onChoose(id)}
          />
          {about && (
            <div id={`${name}${id}`} className={styles.about}>
              {about}
            </div>
          )}
        </div>
      ))}
    </Question>
  );
}
