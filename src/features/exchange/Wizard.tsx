import type { ReactNode } from 'react';
import { useTexts } from '#commerce/useTexts.ts';
import { exchangeTexts } from '#texts/exchange.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ActionBar } from '#ui/layout/ActionBar.tsx';
import { Picture } from '#ui/layout/Picture.tsx';
import { PictureFrame } from '#ui/layout/PictureFrame.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import styles from './Wizard.module.css';

/** The id of the form of each step, which the button of the bar sends. */
export const stepForm = 'exchange-step';

interface WizardProps {
  /** The place of the step, from 1. */
  at: number;
  of: number;
  /** What the exchange is about, once it was chosen. */
  about?: { order: string; articles: readonly string[]; image: string } | undefined;
  /** The text of the button that goes on. */
  next?: string;
  busy?: boolean;
  onBack: () => void;
  /** A form with the id `stepForm`. */
  children: ReactNode;
}

/** The frame of each step: how far it is, what it is about, and the way back and on. */
export function Wizard({ at, of, about, next, busy = false, onBack, children }: WizardProps) {
  const { exchange: texts, shell } = useTexts(exchangeTexts, shellTexts);
  return (
    <div className={styles.wizard}>
      <div className={styles.progress} aria-hidden="true">
        {Array.from({ length: of }, (_, place) => (
          <i key={place} data-done={place < at || undefined} />
        ))}
      </div>
      <p className={styles.at}>
        <span>{texts.step(at, of)}</span>
        {about && <span>{texts.kept}</span>}
      </p>
      {about && (
        <div className={styles.about}>
          <PictureFrame>
            <Picture src={about.image} alt="" width={56} height={70} />
          </PictureFrame>
          <div>
            <p className={styles.quiet}>{about.order}</p>
            {about.articles.map((article) => (
              <p key={article}>{article}</p>
            ))}
          </div>
        </div>
      )}
      <div className={styles.step}>{children}</div>
      <VisuallyHidden as="output">{busy && shell.loading}</VisuallyHidden>
      <ActionBar label={texts.actions}>
        <div className={styles.actions}>
          <Button kind="plain" onClick={onBack}>
            {texts.back}
          </Button>
          <Button type="submit" form={stepForm} busy={busy}>
            {next ?? texts.next}
          </Button>
        </div>
      </ActionBar>
    </div>
  );
}
