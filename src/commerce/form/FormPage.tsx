import type { ComponentProps } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHere } from '#commerce/page/here.ts';
import { Button } from '#ui/controls/Button.tsx';
import type { Elements } from '#ui/elements.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import styles from './FormPage.module.css';

interface FormPageProps {
  title: string;
  /** What the form is for, where its title does not say it. */
  help?: string;
  children: Elements;
}

/** A page that is one form, in one column (FORM-02). */
export function FormPage({ title, help, children }: FormPageProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {help && <p className={styles.help}>{help}</p>}
      {children}
    </div>
  );
}

interface FormFrameProps {
  /** What `useFormOf` returned. */
  form: { formProps: ComponentProps<'form'>; message: string | undefined; busy: boolean };
  send: string;
  /** Whether it is sent by another button at the moment, so that this one is not the busy one. */
  isSentOtherwise?: boolean;
  /** The refusal of the whole stands above the button, where the customer is; in a short form above its fields. */
  short?: boolean;
  /** What is below the button. */
  more?: Elements;
  children?: Elements;
}

/** A form with its fields, the refusal of the whole and its button. */
export function FormFrame({
  form,
  send,
  isSentOtherwise = false,
  short = false,
  more,
  children,
}: FormFrameProps) {
  const alert = <Alert text={form.message} />;
  return (
    <form {...form.formProps} className={styles.form}>
      {short && alert}
      {children}
      {!short && alert}
      <Button type="submit" wide busy={form.busy && !isSentOtherwise}>
        {send}
      </Button>
      {more}
    </form>
  );
}

/** The state of an entry in the history that was opened from a screen of the shop, to which it returns. */
export const opened = { opened: true };

/** Leaves a form that is done for the screen that it was opened from (ADDR-21), unless it was left already. */
export function useReturn(home: string): () => void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const isOpened = (state as Partial<typeof opened> | null)?.opened === true;
  return () => {
    if (!isHere()) return;
    void (isOpened ? navigate(-1) : navigate(home, { replace: true }));
  };
}
