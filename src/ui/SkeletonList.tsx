import { Bone } from './Bone.tsx';
import { SkeletonCards } from './SkeletonCards.tsx';
import styles from './SkeletonList.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A list before its things are known: head and cards of the real one (APP-07). */
export function SkeletonList({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden as="h1">{label}</VisuallyHidden>
      <div aria-hidden="true">
        <div className={styles.head}>
          <Bone width="half" />
          <Bone shape="title" width="most" />
          <Bone width="short" />
          <Bone width="most" />
        </div>
      </div>
      <SkeletonCards />
    </div>
  );
}
