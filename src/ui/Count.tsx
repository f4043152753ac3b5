import styles from './Count.module.css';

const most = 99;

/** The dot with a number on an icon: nothing at 0 (CART-27), '99+' beyond two figures. Its meaning stands in the control's name. */
export function Count({ value }: { value: number }) {
  if (value <= 0) return null;
  return (
    <span className={styles.count} aria-hidden="true">
      {value > most ? `${most}+` : value}
    </span>
  );
}
