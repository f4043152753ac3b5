import { useLocation } from 'react-router-dom';
import { screens } from '#app/navigation/screens.ts';
import { useNavigation } from '#app/navigation/useNavigation.ts';
import { useScroll } from '#app/navigation/useScroll.ts';
import { BackContext, SafeHere } from '#commerce/page/here.ts';
import { Link } from '#commerce/page/Link.tsx';
import { useShop, useTexts } from '#commerce/shop.ts';
import { type ScreenSpec, screenSpec } from '#rules/navigation/registry.ts';
import { routeOf } from '#rules/navigation/routes.ts';
import { selectTitle } from '#store/appBar.ts';
import { selectCartCount } from '#store/cart.ts';
import { useAppSelector } from '#store/store.ts';
import { shellTexts } from '#texts/shell.ts';
import { IconButton } from '#ui/controls/Button.tsx';
import type { Elements } from '#ui/elements.ts';
import { AppBar, TabBar } from '#ui/layout/Bars.tsx';
import { Messages } from './Messages.tsx';
import { ScreenBoundary } from './ScreenFailure.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import styles from './Shell.module.css';

/** The app shell: bar, the screen of the route, tabs and overlays. */
export function Shell() {
  const { safe } = useTexts(shellTexts);
  const { pathname, search } = useLocation();
  const { id } = routeOf(pathname + search);
  const { title, skeleton, tab, guard } = screenSpec(id);
  const { Screen, name: chunk } = screens[id];
  const goBack = useNavigation();
  useScroll();

  return (
    <Bars titled={title} tab={tab} goBack={goBack}>
      <main id="main" className={styles.page} tabIndex={-1}>
        <BackContext value={goBack}>
          <SafeHere value={guard && safe.account}>
            <ScreenBoundary key={id} of={skeleton}>
              <Screen key={id} fallback={<ScreenSkeleton name={skeleton} chunk={chunk} />} />
            </ScreenBoundary>
          </SafeHere>
        </BackContext>
      </main>
      <Messages />
    </Bars>
  );
}

interface BarsProps {
  titled: ScreenSpec['title'];
  tab: ScreenSpec['tab'] | undefined;
  goBack: () => void;
  children: Elements;
}

/** What surrounds a screen. The screen does not render again when its title or the number of products in the cart changes. */
function Bars({ titled, tab, goBack, children }: BarsProps) {
  const { country } = useShop();
  const { shell } = useTexts(shellTexts);
  const title = useAppSelector(selectTitle);
  const count = useAppSelector(selectCartCount);
  const inCart = count === 0 ? shell.cart : `${shell.cart}, ${shell.products(count)}`;

  return (
    <>
      <a className={styles.skip} href="#main">
        {shell.skipToContent}
      </a>
      {titled !== 'own' && (
        <AppBar
          title={title ?? country.brandName}
          late={titled === 'page'}
          {...(titled === 'brand'
            ? { home: <Link to="/" aria-label={`${country.brandName}, ${shell.home.toLowerCase()}`} /> }
            : { back: { label: shell.back, onPress: goBack } })}
          tools={
            <>
              <IconButton icon="search" label={shell.search} as={<Link to="/search" />} />
              <IconButton icon="bag" label={inCart} count={count} as={<Link to="/cart" />} />
            </>
          }
        />
      )}
      {children}
      <TabBar
        label={shell.mainNavigation}
        items={(
          [
            ['home', '/', shell.home],
            ['menu', '/menu', shell.categories],
            ['search', '/search', shell.search],
            ['heart', '/account/wishlist', shell.saved],
            ['bag', '/cart', shell.cart],
          ] as const
        ).map(([icon, to, label]) => ({
          icon,
          label,
          link: <Link to={to} />,
          current: tab === icon,
          count: icon === 'bag' ? { value: count, label: shell.products(count) } : undefined,
        }))}
      />
    </>
  );
}
