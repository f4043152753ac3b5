import type { ReactNode } from 'react';
import styles from './PictureFrame.module.css';

type PictureFrameProps = {
  /** Width over height; 4:5 when not given. */
  ratio?: number;
  /** Fills the height of its grid cell instead of using a ratio. */
  fill?: boolean;
  /** Background colour until the picture has loaded: the colour of the picture's edges. */
  tone?: string;
  /** A `Picture` and what overlays it. */
  children?: ReactNode;
};

/** A box with a fixed ratio behind every picture. It has its size before the picture loads, so the layout does not shift. */
export function PictureFrame({ ratio, fill = false, tone, children }: PictureFrameProps) {
  return (
    <div className={styles.frame} data-fill={fill || undefined} style={{ '--ratio': ratio, '--tone': tone }}>
      {children}
    </div>
  );
}
