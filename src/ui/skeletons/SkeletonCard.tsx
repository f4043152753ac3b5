import styles from '#ui/layout/Card.module.css';
import { SkeletonBlock } from './SkeletonBlock.tsx';

/** Skeleton of a `Card`, in the same size. */
export function SkeletonCard() {
  return (
    <div className={styles.card}>
      <div className={styles.pane}>
        <SkeletonBlock shape="pane" />
      </div>
      <div className={`${styles.text} ${styles.skeleton}`}>
        <SkeletonBlock width="half" />
        <SkeletonBlock width="most" />
        <SkeletonBlock shape="price" width="short" />
      </div>
    </div>
  );
}
