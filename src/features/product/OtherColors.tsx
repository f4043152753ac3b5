import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readProduct } from '#api/product/product.ts';
import { useIsHere } from '#commerce/page/here.ts';
import { leadsElsewhere, Link } from '#commerce/page/Link.tsx';
import { modelOf } from '#commerce/product/historyState.ts';
import { ShopPicture } from '#commerce/product/ShopPicture.tsx';
import { useTexts } from '#commerce/shop.ts';
import { messageKey } from '#rules/messages/messages.ts';
import { shopUrl } from '#rules/navigation/routes.ts';
import { gallerySizes } from '#rules/pictures/pictureUrl.ts';
import { productPath } from '#rules/product/productPage.ts';
import type { Problem } from '#schemas/problem.ts';
import type { Product, RelatedProduct } from '#schemas/product.ts';
import { selectSource } from '#store/flags.ts';
import { flashQueued } from '#store/flash.ts';
import { useAppDispatch, useAppSelector } from '#store/store.ts';
import { selectOnline } from '#store/online.ts';
import { productPageTexts } from '#texts/productPage.ts';
import { shellTexts } from '#texts/shell.ts';
import { PictureFrame } from '#ui/layout/Picture.tsx';
import styles from './ProductScreen.module.css';

type Color = Pick<RelatedProduct, 'sku' | 'url'>;

/**
 * Returns the function that shows another color of a product after it has loaded. Size, scroll position and picture stay,
 * and the history entry is replaced. If the color cannot be loaded, a message is shown and the page stays (KEEP-08).
 */
function useColorSwitch({ sku: current }: Product) {
  const { errors } = useTexts(shellTexts);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const source = useAppSelector(selectSource);
  const online = useAppSelector(selectOnline);
  const model = modelOf(useLocation().state) ?? current;
  const [wanted, setWanted] = useState<string>();
  // The last pressed color; undefined after the page was left.
  const latest = useRef<string>(undefined);
  useEffect(
    () => () => {
      latest.current = undefined;
    },
    [],
  );

  function want(sku: string | undefined) {
    latest.current = sku;
    setWanted(sku);
  }

  async function load({ sku, url }: Color) {
    want(sku);
    const call = dispatch(readProduct({ path: productPath(url), source }));
    const { data, error } = await call;
    call.unsubscribe();
    if (latest.current !== sku) return;
    want(undefined);
    if (!isHere()) return;
    if (data) {
      void navigate(shopUrl(url), { replace: true, state: { model } });
    } else {
      const key = messageKey((error as Problem | undefined) ?? { status: 404 }, online);
      dispatch(flashQueued({ text: errors[key], flashMessageType: 'error' }));
    }
  }

  /** Handles a press of the link of a color. */
  function press(event: MouseEvent, color: Color) {
    if (leadsElsewhere(event) || !color.url.startsWith('/')) return;
    event.preventDefault();
    if (color.sku === current) want(undefined);
    else void load(color);
  }

  return { wanted, press };
}

/** The colors of a product, in one order on each of their pages (PROD-18). */
export function OtherColors({ product }: { product: Product }) {
  const { productPage: texts } = useTexts(productPageTexts);
  const { wanted, press } = useColorSwitch(product);
  if (product.related.length === 0) return null;
  const colors = [product, ...product.related].sort((one, other) => (one.sku < other.sku ? -1 : 1));
  return (
    <section className={styles.part}>
      <h2 className={styles.head}>{texts.otherColors}</h2>
      <ul className={styles.colors}>
        {colors.map((each) => (
          <li key={each.sku}>
            <Link
              to={each.url}
              aria-label={texts.color(each.color)}
              aria-current={each.sku === product.sku ? 'true' : undefined}
              aria-busy={each.sku === wanted || undefined}
              onClick={(event) => press(event, each)}
            >
              <PictureFrame>
                <ShopPicture
                  address={each.productImage}
                  alt=""
                  width={72}
                  height={90}
                  // The same width as the gallery's thumbnails.
                  {...(each.sku === product.sku && { sizes: gallerySizes })}
                />
              </PictureFrame>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
