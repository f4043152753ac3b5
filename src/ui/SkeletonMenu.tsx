import { Bone } from './Bone.tsx';
import styles from './SkeletonMenu.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const rows = ['a', 'b', 'c', 'd', 'e'];

/** The categories before they are known: the rows of the real thing (APP-07). */
export function SkeletonMenu({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden as="h1">{label}</VisuallyHidden>
      <div className={styles.menu} aria-hidden="true">
        {rows.map((row) => (
          <div key={row} className={styles.row}>
            <Bone shape="price" width="half" />
          </div>
        ))}
      </div>
    </div>
  );
}
