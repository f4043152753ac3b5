import styles from './SkeletonBlock.module.css';

type SkeletonBlockProps = {
  /** Height of the content to come; a `pane` fills its frame. */
  shape?: 'line' | 'price' | 'title' | 'pane';
  width?: 'short' | 'half' | 'most' | 'full';
};

/**
 * A grey shape for text or a picture. Without a style attribute, because the policy forbids those in prerendered
 * pages.
 */
export function SkeletonBlock({ shape = 'line', width = 'full' }: SkeletonBlockProps) {
  return <span className={styles.block} data-shape={shape} data-width={width} />;
}

type ProgressBarProps = {
  label: string;
  /** Percentage from 0 to 100. */
  value: number;
};

/** A line of 2 px along the top edge of the window (APP-07). */
export function ProgressBar({ label, value }: ProgressBarProps) {
  return <progress className={styles.progress} aria-label={label} value={value} max={100} />;
}
