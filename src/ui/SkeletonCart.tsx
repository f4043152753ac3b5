import { Bone } from './Bone.tsx';
import styles from './SkeletonCart.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const lines = ['first', 'second'];

/** The cart before its lines have come: the panes and lines of the real thing. */
export function SkeletonCart({ label }: { label: string }) {
  return (
    <div className={styles.cart} aria-busy="true">
      <VisuallyHidden as="h1">{label}</VisuallyHidden>
      <div aria-hidden="true">
        {lines.map((line) => (
          <div key={line} className={styles.line}>
            <div className={styles.pane}>
              <Bone shape="pane" />
            </div>
            <div className={styles.about}>
              <Bone width="short" />
              <Bone width="most" />
              <Bone width="half" />
              <Bone shape="price" width="short" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
