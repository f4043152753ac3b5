import styles from './ProgressBar.module.css';

type ProgressBarProps = {
  label: string;
  /** Percentage from 0 to 100. */
  value: number;
};

/** A line of 2 px along the top edge of the window (APP-07). */
export function ProgressBar({ label, value }: ProgressBarProps) {
  return <progress className={styles.progress} aria-label={label} value={value} max={100} />;
}
