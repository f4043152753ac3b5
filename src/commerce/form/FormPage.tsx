import type { ComponentProps } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHere } from '#commerce/page/here.ts';
import { Button } from '#ui/controls/Button.tsx';
import type { Elements } from '#ui/elements.ts';
import { Alert } from '#ui/feedback/Alert.tsx';
import styles from './FormPage.module.css';

interface FormPageProps {
  title: string;
  /** An explanation of the form, if the title is not enough. */
  help?: string;
  children: Elements;
}

/** A page with one form, in one column (FORM-02). */
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
  /** Whether another button is sending the form, so that this button is not shown as busy. */
  isSentOtherwise?: boolean;
  /** A short form shows a refusal of the whole above its fields; by default it is above the button. */
  short?: boolean;
  /** Content below the button. */
  more?: Elements;
  children?: Elements;
}

/** A form with its fields, the refusal of the whole form, and its button. */
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

/** The state of a history entry that a screen of the shop has opened and that returns to it. */
export const opened = { opened: true };

/** Returns a function that goes back to the screen that opened the form (ADDR-21), unless the form was left already. */
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
