import { SkeletonBlock } from './SkeletonBlock.tsx';
import styles from '#ui/layout/Card.module.css';

/** Skeleton of a `Card`, in the same size. */
export function SkeletonCard() {
  return (
    <div className={styles.card}>
      <div className={styles.pane}>
        <SkeletonBlock shape="pane" />
      </div>
      <div className={`${styles.words} ${styles.bones}`}>
        <SkeletonBlock width="half" />
        <SkeletonBlock width="most" />
        <SkeletonBlock shape="price" width="short" />
      </div>
    </div>
  );
}
