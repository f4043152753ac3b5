import { useGetMenuQuery } from '#api/menu/menu.ts';
import { Link } from '#commerce/page/Link.tsx';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { LazyFoot } from '#commerce/foot/LazyFoot.ts';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { contentProblem } from '#rules/messages/messages.ts';
import type { Problem } from '#schemas/problem.ts';
import { selectSource } from '#store/flags.ts';
import { useAppSelector } from '#store/hooks.ts';
import { menuTexts } from '#texts/menu.ts';
import { shellTexts } from '#texts/shell.ts';
import { Button } from '#ui/controls/Button.tsx';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';
import { Icon } from '#ui/layout/Icon.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { SkeletonMenu } from '#ui/skeletons/SkeletonMenu.tsx';
import { CountrySwitch } from './CountrySwitch.tsx';
import { MenuEntry } from './MenuEntry.tsx';
import styles from './MenuScreen.module.css';

/** The categories of the shop: an entry with more below it opens, one without leads on (MENU-11, MENU-12). */
export function MenuScreen() {
  const { country } = useShop();
  const texts = useTexts(shellTexts, menuTexts);
  const source = useAppSelector(selectSource);
  const { currentData: menu, error, isFetching, refetch } = useGetMenuQuery({ source });
  usePageHead({ barTitle: texts.shell.categories });

  if (menu === undefined && error !== undefined)
    return (
      <ProblemState
        problem={contentProblem(error as Problem)}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (menu === undefined) return <SkeletonMenu label={texts.shell.loading} />;
  const items = menu.menu_items;
  if (items.length === 0)
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
        {items.map((item, index) => (
          <li key={item.label}>
            {item.subitems.length > 0 ? (
              <MenuEntry item={item} open={index === 0} />
            ) : (
              <Link className={styles.row} to={item.url}>
                <span>{item.label}</span>
                <Icon name="right" size={20} />
              </Link>
            )}
          </li>
        ))}
        {[['/account', texts.menu.account] as const, [country.helpPath, texts.menu.help] as const].map(
          ([path, label]) => (
            <li key={path}>
              <Link className={styles.row} to={path}>
                <span>{label}</span>
                <Icon name="right" size={20} />
              </Link>
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
