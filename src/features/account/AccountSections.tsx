import { Link } from '#commerce/page/Link.tsx';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { offeredSections, type SectionName } from '#rules/account/sections.ts';
import { accountTexts } from '#texts/account.ts';
import { Icon } from '#ui/layout/Icon.tsx';
import styles from './AccountSections.module.css';
import { SectionIcon, type SectionIconName } from './SectionIcon.tsx';

const icons: Readonly<Record<SectionName, SectionIconName>> = {
  orders: 'box',
  wallet: 'wallet',
  credits: 'ticket',
  exchange: 'swap',
  wishlist: 'heart',
  memberships: 'star',
  addresses: 'pin',
  edit: 'edit',
  twoStep: 'shield',
};

/** The way to each section of the account, and out of it (ACC-01, ACC-02). */
export function AccountSections({ onLeave }: { onLeave: () => void }) {
  const { account: texts } = useTexts(accountTexts);
  return (
    <ul className={styles.sections}>
      {offeredSections(useShop()).map(({ name, path }) => (
        <li key={name}>
          <Link className={styles.row} to={path}>
            <SectionIcon name={icons[name]} />
            <span>{texts[name]}</span>
            <Icon name="right" size={20} />
          </Link>
        </li>
      ))}
      <li>
        <button type="button" className={styles.row} onClick={onLeave}>
          <SectionIcon name="out" />
          <span>{texts.logout}</span>
        </button>
      </li>
    </ul>
  );
}
