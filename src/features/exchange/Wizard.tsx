import { type ReactNode, useId, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '#commerce/shop.ts';
import { exchangeTexts } from '#texts/exchange.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { FaultText } from '#ui/controls/Field.tsx';
import type { Elements } from '#ui/elements.ts';
import { ActionBar } from '#ui/layout/Bars.tsx';
import { Picture, PictureFrame } from '#ui/layout/Picture.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import type { StepProps } from './useSendExchange.ts';
import styles from './Wizard.module.css';

/** The id of the form of each step, which the button of the bar sends. */
export const stepForm = 'exchange-step';

interface WizardProps {
  /** The number of the step, from 1. */
  at: number;
  of: number;
  /** The chosen order and articles in short. */
  about?: { order: string; articles: readonly string[]; image: string } | undefined;
  next?: string;
  busy?: boolean;
  onBack: () => void;
  /** A form with the id `stepForm`. */
  children: ReactNode;
}

/** The frame of each step: progress, summary of the choice, and the buttons. */
export function Wizard({ at, of, about, next, busy = false, onBack, children }: WizardProps) {
  const { exchange: texts, shell } = useTexts(exchangeTexts, shellTexts);
  return (
    <div className={styles.wizard}>
      <div className={styles.progress} aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          <i key={index} data-done={index < at || undefined} />
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

/** The form of a step, which the button of the bar sends. */
export function StepForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form
      id={stepForm}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

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

/**
 * Calls `show`, which marks the missing fields of a step, and focuses the first of them (EXCH-04); for choices the first
 * enabled one. False if no field is missing.
 */
export function focusFault(page: HTMLElement | null, show: () => void): boolean {
  flushSync(show);
  const fault = page?.querySelector<HTMLElement>('[aria-invalid="true"], [data-fault]');
  const field = fault?.querySelector<HTMLElement>('input:not(:disabled)') ?? fault;
  field?.focus();
  return field !== undefined && field !== null;
}

/** Marks the button as busy while the step reads or sends, because a press would have no effect. */
export function useBusyStep(isBusy: boolean, onBusy: StepProps['onBusy']): void {
  // In the same frame as what the step shows: a button that still looks busy ignores the press.
  useLayoutEffect(() => {
    onBusy(isBusy);
    return () => onBusy(false);
  }, [isBusy, onBusy]);
}
