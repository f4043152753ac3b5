import styles from './Bone.module.css';

type BoneProps = {
  /** The height of what will stand there; a `pane` fills its frame. */
  shape?: 'line' | 'price' | 'title' | 'pane';
  width?: 'short' | 'half' | 'most' | 'full';
};

/** A grey shape where words or a picture will be. Without a style attribute, so that it may stand in a stored page. */
export function Bone({ shape = 'line', width = 'full' }: BoneProps) {
  return <span className={styles.bone} data-shape={shape} data-width={width} />;
}
