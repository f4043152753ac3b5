import styles from './Count.module.css';

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
