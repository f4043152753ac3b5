import { useState } from 'react';
import { useGetHomeQuery } from '#api/home.ts';
import { useGetSegmentTabsQuery } from '#api/menu.ts';
import { LazyFoot, LazyShelves } from '#commerce/lazyParts.ts';
import { ContentLink } from '#commerce/page/Link.tsx';
import { ReadProblem } from '#commerce/page/ProblemState.tsx';
import { usePageHead } from '#commerce/page/usePageHead.ts';
import { useShop, useTexts } from '#commerce/shop.ts';
import type { Home, HomeLink, HomeTile } from '#schemas/home.ts';
import { selectSource } from '#store/flags.ts';
import { useAppSelector } from '#store/store.ts';
import { selectCustomer } from '#store/session/customer.ts';
import { homeTexts } from '#texts/home.ts';
import { shellTexts } from '#texts/shell.ts';
import { StateMessage } from '#ui/feedback/StateMessage.tsx';
import { Icon } from '#ui/layout/Icon.tsx';
import { Picture, PictureFrame } from '#ui/layout/Picture.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { SkeletonHome } from '#ui/skeletons/SkeletonHome.tsx';
import { useDeferredData } from '#ui/timing/moments.ts';
import styles from './HomeScreen.module.css';

const isEmpty = ({ top, main, bottom, tiles }: Home) =>
  [top, main, bottom, tiles].every((list) => list.length === 0);

/** Home (ROUTE-01): its content by key, its skeleton while it loads, and a retry after a failure (HOME-12). */
export function HomeScreen() {
  const { homeKey, country } = useShop();
  const texts = useTexts(shellTexts, homeTexts);
  const read = useGetHomeQuery({ key: homeKey });
  const { data } = read;
  const home = useDeferredData(homeKey, data);
  usePageHead({ title: data?.title, description: data?.description });

  if (data === undefined && read.error !== undefined) return <ReadProblem read={read} onHome />;
  if (home === undefined) return <SkeletonHome label={texts.shell.loading} />;
  return (
    <>
      <SegmentTabs />
      {home.main.length === 0 && !isEmpty(home) && (
        <VisuallyHidden as="h1">{home.title ?? country.brandName}</VisuallyHidden>
      )}
      {isEmpty(home) ? (
        <StateMessage icon="home" title={texts.home.empty} text={texts.home.emptyHint} />
      ) : (
        <HomeContent home={home} />
      )}
      <LazyShelves />
      <HomeFoot />
    </>
  );
}

/** The parts of the shop, above everything else of home (MENU-01); their space is reserved before they load. */
export function SegmentTabs() {
  const { home } = useTexts(homeTexts);
  const { data: tabs = [] } = useGetSegmentTabsQuery({ source: useAppSelector(selectSource) });
  return (
    <nav className={styles.segments} aria-label={home.segments}>
      <ul>
        {tabs.map(({ label, desktop_url }) => (
          <li key={label}>
            <ContentLink to={{ desktop_url }} className={styles.segment}>
              {label}
            </ContentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Width over height of the pictures, as they are drawn. */
const heroRatio = 390 / 500;
const bottomRatio = 390 / 300;

/** The number of letters above which a headline is smaller, so that the picture below it stays visible. */
const longHeadline = 40;

/** That a window leads on, and where its sill is. */
function More() {
  return (
    <span className={styles.more}>
      <span>{useTexts(homeTexts).home.more}</span>
      <Icon name="arrow" />
    </span>
  );
}

/** A large banner with a headline; the first one has the page's heading and its first picture. */
function Hero({ banner, first }: { banner: HomeLink; first: boolean }) {
  const Heading = first ? 'h1' : 'h2';
  return (
    <ContentLink to={banner} className={`${styles.window} ${styles.hero}`}>
      <PictureFrame ratio={heroRatio}>
        <Picture src={banner.image_url} alt="" width={390} height={500} first={first} />
        <Heading className={styles.headline} data-long={banner.name.length > longHeadline || undefined}>
          {banner.name}
        </Heading>
        <More />
      </PictureFrame>
    </ContentLink>
  );
}

function Tile({ tile }: { tile: HomeTile }) {
  const { cols, rows, name, image_url: image } = tile;
  return (
    <li className={styles.tile} style={{ '--cols': Math.min(cols, 2), '--rows': rows }}>
      <ContentLink to={tile} className={styles.window}>
        <PictureFrame fill>
          <Picture src={image} alt="" width={195 * cols} height={195 * rows} />
          <span className={styles.name}>{name}</span>
        </PictureFrame>
      </ContentLink>
    </li>
  );
}

function Bottom({ banner }: { banner: HomeLink }) {
  return (
    <ContentLink to={banner} className={`${styles.window} ${styles.bottom}`}>
      <PictureFrame ratio={bottomRatio}>
        <Picture src={banner.image_url} alt="" width={390} height={300} />
        <span className={styles.offer}>{banner.name}</span>
        <More />
      </PictureFrame>
    </ContentLink>
  );
}

/** The server may send the same item twice; the index makes the keys unique. */
const keyOf = ({ name }: HomeLink, index: number) => `${index} ${name}`;

/** The slots of home with its items between them (HOME-04, HOME-06, HOME-07); a customer is greeted (HOME-13). */
function HomeContent({ home }: { home: Home }) {
  const { first_name: name } = useAppSelector(selectCustomer);
  const texts = useTexts(homeTexts);
  const greeting = name && texts.home.greeting(name);
  return (
    <>
      {home.top.length === 0 && greeting && <p className={styles.promo}>{greeting}</p>}
      {home.top.map((banner, index) => (
        <ContentLink key={keyOf(banner, index)} to={banner} className={styles.promo}>
          {index === 0 && greeting ? `${greeting} ${banner.name}` : banner.name}
        </ContentLink>
      ))}
      {home.main.map((banner, index) => (
        <Hero key={keyOf(banner, index)} banner={banner} first={index === 0} />
      ))}
      {home.tiles.length > 0 && (
        <ul className={styles.tiles}>
          {home.tiles.map((tile, index) => (
            <Tile key={keyOf(tile, index)} tile={tile} />
          ))}
        </ul>
      )}
      {home.bottom.map((banner, index) => (
        <Bottom key={keyOf(banner, index)} banner={banner} />
      ))}
    </>
  );
}

const OrderByCodeSheet = lazyPart(() => import('#commerce/cart/OrderByCodeSheet.tsx'), 'OrderByCodeSheet');

/** The rows below the content of home. The form is loaded with the first tap on its row. */
function HomeFoot() {
  const texts = useTexts(homeTexts);
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.foot}>
      <button type="button" className={styles.row} onClick={() => setOpen(true)}>
        <span>{texts.home.orderByCode}</span>
        <Icon name="right" size={20} />
      </button>
      <LazyFoot />
      <OrderByCodeSheet title={texts.home.orderByCode} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}
