import { useId } from 'react';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { contentProblem } from '#rules/messages/messages.ts';
import type { Problem } from '#schemas/problem.ts';
import { Choice } from '#ui/controls/Choice.tsx';
import type { Elements } from '#ui/elements.ts';
import { SkeletonBlock } from '#ui/skeletons/SkeletonBlock.tsx';
import styles from './RadioQuestion.module.css';
import { Question } from './Wizard.tsx';

interface RadioChoice {
  id: string;
  label: string;
  /** What else there is to know about it. */
  about?: Elements;
  /** It cannot be chosen; `about` says why. */
  blocked?: boolean;
}

interface Pending {
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface RadioQuestionProps {
  text: string;
  help?: string | undefined;
  choices: readonly RadioChoice[];
  chosen: string;
  fault?: string | undefined;
  /** What the choices are read by, until they are there: the question stays, and with it the focus (REACH-01). */
  pending?: Pending | undefined;
  onChoose: (id: string) => void;
}

/** A question with one answer of several. */
export function RadioQuestion({ choices, chosen, onChoose, pending, ...question }: RadioQuestionProps) {
  const name = useId();
  return (
    <Question {...question} {...(!pending && { role: 'radiogroup' })}>
      {pending?.error !== undefined && (
        <ProblemState
          level={2}
          problem={contentProblem(pending.error as Problem)}
          busy={pending.isFetching}
          onRetry={() => void pending.refetch()}
        />
      )}
      {pending && pending.error === undefined && (
        <div aria-busy="true">
          <SkeletonBlock width="half" />
          <SkeletonBlock width="half" />
        </div>
      )}
      {!pending &&
        choices.map(({ id, label, about, blocked = false }) => (
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
