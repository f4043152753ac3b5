import { Bone } from './Bone.tsx';
import styles from './Card.module.css';

/** A `Card` before its thing is known, in the same size. */
export function CardBones() {
  return (
    <div className={styles.card}>
      <div className={styles.pane}>
        <Bone shape="pane" />
      </div>
      <div className={`${styles.words} ${styles.bones}`}>
        <Bone width="half" />
        <Bone width="most" />
        <Bone shape="price" width="short" />
      </div>
    </div>
  );
}
