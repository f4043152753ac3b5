import { Bone } from './Bone.tsx';
import styles from './SkeletonMenu.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const groups = ['a', 'b', 'c'];
const categories = ['a', 'b', 'c', 'd'];

/** The categories before they are known: the first entry of the real thing, open (APP-07). */
export function SkeletonMenu({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden as="h1">{label}</VisuallyHidden>
      <div className={styles.menu} aria-hidden="true">
        <Bone shape="price" width="short" />
        <Bone width="short" />
        {groups.map((group) => (
          <div key={group} className={styles.group}>
            <Bone width="short" />
            <div className={styles.categories}>
              {categories.map((category) => (
                <Bone key={category} width="half" />
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
