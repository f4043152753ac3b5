import { Bone } from './Bone.tsx';
import { ProductBones } from './ProductBones.tsx';
import styles from './SkeletonProduct.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

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
        </div>
      </div>
      <ProductBones label={label} />
    </div>
  );
}
