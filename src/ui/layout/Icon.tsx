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

const maxShown = 99;

/**
 * The count badge on an icon: nothing at 0 (CART-27), '99+' above 99. Hidden from screen readers: the control's name
 * has the count.
 */
export function Count({ value }: { value: number }) {
  if (value <= 0) return null;
  return (
    <span className={styles.count} aria-hidden="true">
      {value > maxShown ? `${maxShown}+` : value}
    </span>
  );
}
