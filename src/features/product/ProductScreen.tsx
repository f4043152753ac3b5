import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { prefetchProduct, storeProduct, useGetProductQuery } from '#api/product/product.ts';
import { LazyFoot, LazyShelves } from '#commerce/lazyParts.ts';
import { useReplaceEntry } from '#commerce/page/here.ts';
import { ProblemState } from '#commerce/page/ProblemState.tsx';
import { usePageHead, usePageHtml } from '#commerce/page/usePageHead.ts';
import { modelOf, parseProductPreview } from '#commerce/product/historyState.ts';
import { PriceBlock } from '#commerce/product/PriceBlock.tsx';
import { SharedPicture, ShopPicture } from '#commerce/product/ShopPicture.tsx';
import { useTexts } from '#commerce/shop.ts';
import { gallerySizes } from '#rules/pictures/pictureUrl.ts';
import { isSoldOut } from '#rules/product/offer.ts';
import { galleryOf, ownPath, productPath } from '#rules/product/productPage.ts';
import type { DataSource } from '#schemas/flags.ts';
import type { ProductPreview } from '#schemas/listing.ts';
import type { Problem } from '#schemas/problem.ts';
import type { Product } from '#schemas/product.ts';
import { selectSource } from '#store/flags.ts';
import { type Store, useAppDispatch, useAppSelector } from '#store/store.ts';
import { productTexts } from '#texts/product.ts';
import { productPageTexts } from '#texts/productPage.ts';
import { shellTexts } from '#texts/shell.ts';
import type { Elements } from '#ui/elements.ts';
import { Gallery } from '#ui/layout/Gallery.tsx';
import { Icon } from '#ui/layout/Icon.tsx';
import { lazyPart, useIsLoaded } from '#ui/lazyPart.tsx';
import { SkeletonProduct, SkeletonProductDetails } from '#ui/skeletons/SkeletonProduct.tsx';
import { useDeferredData, whenIdle } from '#ui/timing/moments.ts';
import { BuyBar } from './BuyBar.tsx';
import { OtherColors } from './OtherColors.tsx';
import { ProductAbout } from './ProductAbout.tsx';
import styles from './ProductScreen.module.css';
import { SizeChoice } from './SizeChoice.tsx';
import { useBuy } from './useBuy.ts';

/** Sends the first call of a product page before the page is opened. */
export function prefetchProductPage(store: Store, address: string): void {
  const path = productPath(address.replace(/[?#].*$/, ''));
  store.dispatch(prefetchProduct({ path, source: selectSource(store.getState()) }));
}

/** The page of a product (ROUTE-38), by the path in the URL. */
export function ProductScreen() {
  const texts = useTexts(shellTexts);
  const source = useAppSelector(selectSource);
  const { pathname, state } = useLocation();
  const path = productPath(pathname);
  const { currentData, error, isFetching, refetch } = useGetProductQuery({ path, source });
  const product = useDeferredData(path, currentData);
  usePageHtml(product != null);
  useOwnAddress(product, { path, source });

  if (currentData === undefined && error !== undefined)
    return <ProblemState problem={error as Problem} busy={isFetching} onRetry={() => void refetch()} />;
  if (currentData === null || product === null) return <MissingProduct />;
  const known = product ?? parseProductPreview(state, path);
  if (known === undefined) return <SkeletonProduct label={texts.shell.loading} />;
  return <ProductContent key={modelOf(state) ?? known.sku} known={known} product={product} />;
}

/** The message for a product that does not exist (PROD-19), also in the titles. */
function MissingProduct() {
  usePageHead({ barTitle: useTexts(shellTexts).errors.missingPage });
  return <ProblemState problem={{ status: 404 }} onRetry={() => undefined} />;
}

const ShareButton = lazyPart(() => import('./ShareButton.tsx'), 'ShareButton', whenIdle);

interface ProductContentProps {
  /** The product that is known at once: complete, or the part from its card in a list. */
  known: ProductPreview;
  product: Product | undefined;
}

/** The product and its buy bar; the part known from its card is rendered before the rest has loaded. */
function ProductContent({ known, product }: ProductContentProps) {
  const { loading } = useTexts(shellTexts).shell;
  const { brand, productName, color } = known;
  return (
    <article className={styles.product} aria-busy={product === undefined}>
      <ProductGallery
        product={{ otherimages: [], ...known, ...product }}
        partial={product === undefined}
        tool={<ShareButton product={known} />}
      />
      <div>
        <div className={styles.intro}>
          <div className={styles.origin}>
            <p className={styles.brand}>{brand}</p>
            <p className={styles.quiet}>{color}</p>
          </div>
          <h1 className={styles.name}>{productName}</h1>
          <PriceBlock product={known} large />
          <ProductBadges product={known} />
        </div>
        {product === undefined ? (
          <SkeletonProductDetails label={loading} />
        ) : (
          <ProductDetails product={product} />
        )}
      </div>
    </article>
  );
}

/** The badges of a product: free shipping, sustainable, sponsored (PROD-12, SHIP-01). */
function ProductBadges({ product }: { product: ProductPreview }) {
  const { delivery, product: texts } = useTexts(productTexts);
  const { freeShipping, isECOFriendly, isProductBoost } = product;
  if (!freeShipping && !isECOFriendly && !isProductBoost) return null;
  return (
    <ul className={styles.marks}>
      {freeShipping && <li className={styles.saving}>{delivery.free}</li>}
      {isECOFriendly && (
        <li>
          <Icon name="leaf" size={16} />
          <span>{texts.eco}</span>
        </li>
      )}
      {isProductBoost && <li className={styles.quiet}>{texts.sponsored}</li>}
    </ul>
  );
}

const ProductSizes = lazyPart(() => import('./ProductSizes.tsx'), 'ProductSizes', whenIdle);

/** The parts that need the whole product: sizes, colors, facts, the buy bar and the recently viewed products. */
function ProductDetails({ product }: { product: Product }) {
  const { productName, brand, description } = product;
  usePageHead({ barTitle: productName, description: `${brand} ${productName}. ${description}` });
  const soldOut = isSoldOut(product);
  return (
    <Buying product={product}>
      <OtherColors product={product} />
      {soldOut && <LazyShelves product={product} rows="similar" />}
      <ProductAbout product={product} />
      <LazyShelves product={product} rows={soldOut ? 'recent' : 'recentAndRecommended'} />
      <LazyFoot />
    </Buying>
  );
}

/** The sizes and the buy bar. What is between them does not render again when the shopper chooses a size. */
function Buying({ product, children }: { product: Product; children: Elements }) {
  const buy = useBuy(product);
  return (
    <>
      <SizeChoice product={product} buy={buy} ready={useIsLoaded(ProductSizes)} />
      {children}
      <BuyBar product={product} buy={buy} />
      <ProductSizes product={product} buy={buy} open={buy.sheet.open || undefined} onFailure={buy.dismiss} />
    </>
  );
}

/** Replaces an older path of the product in the address bar by its own, without a second call. */
function useOwnAddress(product: Product | null | undefined, args: { path: string; source: DataSource }) {
  const dispatch = useAppDispatch();
  const replaceEntry = useReplaceEntry();
  const { search, hash, state } = useLocation();
  const own = product ? ownPath(product.url, args.path) : args.path;
  useEffect(() => {
    if (!product || own === args.path) return;
    void dispatch(storeProduct({ ...args, path: own }, product)).then(() =>
      replaceEntry(own + search + hash, state),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- Each address is replaced once.
  }, [own]);
}

interface ProductGalleryProps {
  product: Pick<Product, 'sku' | 'productName' | 'color' | 'productImage' | 'otherimages'>;
  /** Whether only the data of its card in a list are known. */
  partial: boolean;
  tool?: Elements;
}

const ZoomView = lazyPart(() => import('./ZoomView.tsx'), 'ZoomView');

/** The pictures of a product, the main one first (PROD-04); without any, an empty frame (IMG-06). */
function ProductGallery({ product, partial, tool }: ProductGalleryProps) {
  const { productPage: texts } = useTexts(productPageTexts);
  const known = galleryOf(product);
  const addresses = known.length > 0 ? known : [''];
  /** The index of the picture that is enlarged. */
  const [zoomed, setZoomed] = useState<number>();
  const [shown, setShown] = useState<number>();
  const altOf = (label: string) => `${product.productName} ${product.color}, ${label.toLowerCase()}`;
  const labelOf = (index: number) => texts.picture(index + 1, addresses.length);

  // The view is made in short tasks.
  const enlarge = (index: number) => startTransition(() => setZoomed(index));

  return (
    <>
      <Gallery
        label={texts.pictures}
        more={partial}
        tool={tool}
        shown={shown}
        {...(known.length > 0 && { zoom: { label: texts.enlarge, onZoom: enlarge } })}
        pictures={addresses.map((address, index) => {
          const label = labelOf(index);
          const picture = (
            <ShopPicture
              address={address}
              alt={altOf(label)}
              width={390}
              height={440}
              sizes={gallerySizes}
              first={index === 0}
              data-whole=""
            />
          );
          return {
            id: address,
            label,
            large: (
              <div className={styles.pane}>
                {index === 0 ? <SharedPicture sku={product.sku}>{picture}</SharedPicture> : picture}
              </div>
            ),
            small: (
              <ShopPicture
                address={address}
                alt=""
                width={44}
                height={55}
                // The file of the main picture, which is loaded in any case: one request less.
                {...(index === 0 && { sizes: gallerySizes })}
              />
            ),
          };
        })}
      />
      {zoomed !== undefined && (
        <ZoomView
          open
          pictures={known.map((address, index) => ({ address, alt: altOf(labelOf(index)) }))}
          index={zoomed}
          onClose={(last) => {
            setZoomed(undefined);
            setShown(last);
          }}
          onFailure={() => setZoomed(undefined)}
        />
      )}
    </>
  );
}
