import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '#commerce/Link.tsx';
import { useShop } from '#commerce/shop.ts';
import { type RouteId, routeOf } from '#rules/routes.ts';
import { selectTitle } from '#store/appBar.ts';
import { selectCartCount } from '#store/cart.ts';
import { useAppSelector } from '#store/hooks.ts';
import { AppBar } from '#ui/AppBar.tsx';
import { TabBar } from '#ui/TabBar.tsx';
import { Tool } from '#ui/Tool.tsx';
import { FloatingLater } from './FloatingLater.tsx';
import { MissingScreen } from './MissingScreen.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { screens } from './screens.ts';
import styles from './Shell.module.css';
import { useIntent } from './useIntent.ts';
import { useNavigation } from './useNavigation.ts';
import { useScroll } from './useScroll.ts';

/** The screens between the categories and the cart, which show their title large themselves. */
const titledScreens: ReadonlySet<RouteId> = new Set<RouteId>([
  'catalogue',
  'institutional',
  'search',
  'product',
]);

/** The frame of every screen: bar, the screen of the route, tabs, and what floats over them. */
export function Shell() {
  const { texts, country } = useShop();
  const { shell, cart } = texts;
  const { pathname, search } = useLocation();
  const { id } = routeOf(pathname + search);
  const Screen = screens[id]?.Screen ?? MissingScreen;
  const title = useAppSelector(selectTitle);
  const count = useAppSelector(selectCartCount);
  const goBack = useNavigation();
  useScroll();
  useIntent();
  const inCart = count === 0 ? shell.cart : `${shell.cart}, ${cart.products(count)}`;
  const isHome = id === 'home';

  return (
    <>
      <a className={styles.skip} href="#main">
        {shell.skipToContent}
      </a>
      <AppBar
        title={title ?? country.brandName}
        late={titledScreens.has(id)}
        {...(isHome
          ? { home: <Link to="/" aria-label={`${country.brandName}, ${shell.home.toLowerCase()}`} /> }
          : { back: { label: shell.back, onPress: goBack } })}
        tools={<Tool icon="bag" label={inCart} count={count} as={<Link to="/cart" />} />}
      />
      <main id="main" className={styles.page} tabIndex={-1}>
        <ScreenBoundary key={id}>
          <Suspense key={id} fallback={<ScreenSkeleton id={id} />}>
            <Screen />
          </Suspense>
        </ScreenBoundary>
      </main>
      <OfflineNotice />
      <FloatingLater />
      <TabBar
        label={shell.mainNavigation}
        items={[
          { icon: 'home', label: shell.home, link: <Link to="/" />, current: isHome },
          {
            icon: 'menu',
            label: shell.categories,
            link: <Link to="/menu" />,
            current: id === 'menu' || titledScreens.has(id),
          },
          {
            icon: 'bag',
            label: shell.cart,
            link: <Link to="/cart" />,
            current: id === 'cart',
            count: { value: count, label: cart.products(count) },
          },
        ]}
      />
    </>
  );
}
