import { Link } from '#commerce/page/Link.tsx';
import { Button } from '#ui/controls/Button.tsx';
import styles from './FormFrame.module.css';

interface FormSwitchProps {
  /** Whom the other form is for. */
  question: string;
  /** The text of the link. */
  text: string;
  to: string;
  state: unknown;
}

/** The way to the form for who is wrong here, below all else of a form. */
export function FormSwitch({ question, text, to, state }: FormSwitchProps) {
  return (
    <p className={styles.switch}>
      <span>{`${question} `}</span>
      <strong>
        <Button kind="text" as={<Link to={to} state={state} />}>
          {text}
        </Button>
      </strong>
    </p>
  );
}
