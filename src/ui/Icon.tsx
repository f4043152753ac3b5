import styles from './Icon.module.css';
import { iconPaths } from './iconPaths.ts';

export type IconName = keyof typeof iconPaths;

type IconProps = {
  name: IconName;
  /** Edge in px. */
  size?: 16 | 20 | 24 | 40;
};

/** A drawing beside words or inside a named control; it is never read out by itself. */
export function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
