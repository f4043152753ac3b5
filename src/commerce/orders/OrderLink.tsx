import { Link } from '#commerce/page/Link.tsx';
import { unknownDetail } from '#rules/account/shownDetails.ts';
import { orderUrl } from './orderUrl.ts';
import styles from './OrderLink.module.css';

/** The number of the order that a credit or movement is of, which leads to what has happened to it (CRED-03). */
export function OrderLink({ number }: { number: string }) {
  if (number === '') return <span>{unknownDetail}</span>;
  return (
    <Link className={styles.link} to={orderUrl(number)}>
      {number}
    </Link>
  );
}
