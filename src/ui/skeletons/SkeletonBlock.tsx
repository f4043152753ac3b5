import styles from './SkeletonBlock.module.css';

type BoneProps = {
  /** Height of the content to come; a `pane` fills its frame. */
  shape?: 'line' | 'price' | 'title' | 'pane';
  width?: 'short' | 'half' | 'most' | 'full';
};

/**
 * A grey shape for text or a picture. Without a style attribute, because the policy forbids those in prerendered
 * pages.
 */
export function SkeletonBlock({ shape = 'line', width = 'full' }: BoneProps) {
  return <span className={styles.bone} data-shape={shape} data-width={width} />;
}
