import { Link } from '#commerce/Link.tsx';
import { useGetMenuQuery } from '#api/menu.ts';
import { ProblemState } from '#commerce/ProblemState.tsx';
import { useShop } from '#commerce/shop.ts';
import { usePageHead } from '#commerce/usePageHead.ts';
import type { Problem } from '#schemas/problem.ts';
import { Button } from '#ui/Button.tsx';
import { selectSource } from '#store/flags.ts';
import { useAppSelector } from '#store/hooks.ts';
import { Icon } from '#ui/Icon.tsx';
import { SkeletonMenu } from '#ui/SkeletonMenu.tsx';
import { StateMessage } from '#ui/StateMessage.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { MenuEntry } from './MenuEntry.tsx';
import styles from './MenuScreen.module.css';

/** The categories of the shop: an entry with more below it opens, one without leads on (MENU-11, MENU-12). */
export function MenuScreen() {
  const { texts } = useShop();
  const source = useAppSelector(selectSource);
  const { currentData: menu, error, isFetching, refetch } = useGetMenuQuery({ source });
  usePageHead({ barTitle: texts.shell.categories });

  if (menu === undefined && error !== undefined)
    return <ProblemState problem={error as Problem} busy={isFetching} onRetry={() => void refetch()} />;
  if (menu === undefined) return <SkeletonMenu label={texts.shell.loading} />;
  if (menu.menu_items.length === 0)
    return (
      <StateMessage
        icon="menu"
        title={texts.menu.empty}
        action={<Button as={<Link to="/" />}>{texts.errors.toHome}</Button>}
      />
    );
  return (
    <>
      <VisuallyHidden as="h1">{texts.shell.categories}</VisuallyHidden>
      <ul className={styles.menu}>
        {menu.menu_items.map((item, place) => (
          <li key={item.label}>
            {item.subitems.length > 0 ? (
              <MenuEntry item={item} open={place === 0} />
            ) : (
              <Link className={styles.row} to={item.url}>
                {item.label}
                <Icon name="right" size={20} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
