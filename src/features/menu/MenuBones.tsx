import { Bone } from '#ui/Bone.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './MenuScreen.module.css';

const rows = ['a', 'b', 'c', 'd', 'e'];

/** The categories before they are known. */
export function MenuBones({ label }: { label: string }) {
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
