import { useGetMenuQuery } from '#api/menu.ts';
import { LazyFoot } from '#commerce/lazyParts.ts';
import { Link } from '#commerce/page/Link.tsx';
import { LinkMessage, ReadProblem } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useShop, useTexts } from '#commerce/shop.ts';
import { countryByCode } from '#countries/countries.ts';
import { type CountryCode, stores } from '#countries/country.ts';
import { shopAddress } from '#countries/shopAddress.ts';
import type { MenuItem } from '#schemas/menu.ts';
import { selectSource } from '#store/flags.ts';
import { useAppSelector } from '#store/store.ts';
import { menuTexts } from '#texts/content.ts';
import { shellTexts } from '#texts/shell.ts';
import { Disclosure } from '#ui/controls/Disclosure.tsx';
import { Icon } from '#ui/layout/Icon.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';
import { menuGroups } from './menuGroups.ts';
import styles from './MenuScreen.module.css';

/** The categories of the shop: an entry with subitems expands, an entry without is a link (MENU-11, MENU-12). */
export function MenuScreen() {
  const { country } = useShop();
  const texts = useTexts(shellTexts, menuTexts);
  const read = useGetMenuQuery({ source: useAppSelector(selectSource) });
  const { currentData: menu } = read;
  usePageHead({ barTitle: texts.shell.categories });

  if (menu === undefined && read.error !== undefined) return <ReadProblem read={read} />;
  if (menu === undefined) return <SkeletonMenu label={texts.shell.loading} />;
  const items = menu.menu_items;
  if (items.length === 0)
    return <LinkMessage icon="menu" title={texts.menu.empty} link={['/', texts.errors.toHome]} />;
  return (
    <>
      <VisuallyHidden as="h1">{texts.shell.categories}</VisuallyHidden>
      <ul className={styles.menu}>
        {items.map((item, index) => (
          <li key={item.label}>
            {item.subitems.length > 0 ? (
              <MenuEntry item={item} open={index === 0} />
            ) : (
              <MenuRow to={item.url} label={item.label} />
            )}
          </li>
        ))}
        {[['/account', texts.menu.account] as const, [country.helpPath, texts.menu.help] as const].map(
          ([path, label]) => (
            <li key={path}>
              <MenuRow to={path} label={label} />
            </li>
          ),
        )}
        <li>
          <CountrySwitch />
        </li>
      </ul>
      <LazyFoot />
    </>
  );
}

const MenuRow = ({ to, label }: { to: string; label: string }) => (
  <Link className={styles.row} to={to}>
    <span>{label}</span>
    <Icon name="right" size={20} />
  </Link>
);

/** An entry that expands to its groups, and the categories of each. */
function MenuEntry({ item, open }: { item: MenuItem; open: boolean }) {
  const texts = useTexts(menuTexts);
  const { menu } = texts;
  return (
    <Disclosure title={item.label} size="large" open={open}>
      <div className={styles.below}>
        <Link className={styles.all} to={item.url}>
          {menu.all(item.label)}
        </Link>
        {menuGroups(item).map(({ label, url, categories }) => (
          <section key={url}>
            <h2 className={styles.group}>
              <Link to={url}>
                <span>{label}</span>
                <Icon name="right" size={16} />
              </Link>
            </h2>
            {categories.length > 0 && (
              <ul className={styles.categories}>
                {categories.map((category) => (
                  <li key={category.url}>
                    <Link to={category.url}>{category.label}</Link>
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </Disclosure>
  );
}

const codes = Object.keys(stores) as CountryCode[];

/** The other countries, each at its own host, so that carts and sessions stay apart (REACH-06). */
function CountrySwitch() {
  const { country, environment, origin } = useShop();
  const { menu } = useTexts(menuTexts);
  return (
    <Disclosure title={menu.country} note={country.name} size="large">
      <ul className={`${styles.below} ${styles.categories}`}>
        {codes
          .filter((code) => code !== country.code)
          .map((code) => (
            <li key={code}>
              <a href={shopAddress(environment, code, origin)}>{countryByCode(code).name}</a>
            </li>
          ))}
      </ul>
    </Disclosure>
  );
}
