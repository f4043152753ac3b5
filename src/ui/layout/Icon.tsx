import styles from './Icon.module.css';
import { iconPaths } from './iconPaths.ts';

export type IconName = keyof typeof iconPaths;

type IconProps = {
  name: IconName;
  /** Width and height in px. */
  size?: 16 | 20 | 24 | 40;
};

/** A decorative icon beside text or inside a named control; hidden from screen readers. */
export function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
