import { ActionBar } from './ActionBar.tsx';
import { Bone } from './Bone.tsx';
import styles from './SkeletonProduct.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const sizes = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A product before it is known: its window, its lines, its sizes (APP-07). */
export function SkeletonProduct({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden as="h1">{label}</VisuallyHidden>
      <div aria-hidden="true">
        <div className={styles.pane}>
          <Bone shape="pane" />
        </div>
        <div className={styles.words}>
          <Bone width="short" />
          <Bone shape="price" width="most" />
          <Bone shape="title" width="half" />
          <Bone width="half" />
          <Bone width="short" />
        </div>
        <div className={styles.sizes}>
          {sizes.map((size) => (
            <div key={size} className={styles.size}>
              <Bone shape="pane" />
            </div>
          ))}
        </div>
      </div>
      <ActionBar label={label}>
        <Bone shape="pane" />
      </ActionBar>
    </div>
  );
}
