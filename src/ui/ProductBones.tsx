import { ActionBar } from './ActionBar.tsx';
import { Bone } from './Bone.tsx';
import styles from './SkeletonProduct.module.css';

const sizes = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The sizes of a product, the word above them and its bar before they are known (APP-07). */
export function ProductBones({ label }: { label: string }) {
  return (
    <>
      <div className={styles.question} aria-hidden="true">
        <Bone width="short" />
      </div>
      <div className={styles.sizes} aria-hidden="true">
        {sizes.map((size) => (
          <div key={size} className={styles.size}>
            <Bone shape="pane" />
          </div>
        ))}
      </div>
      <ActionBar label={label}>
        <Bone shape="pane" />
      </ActionBar>
    </>
  );
}
