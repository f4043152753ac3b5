import { startTransition, useState } from 'react';
import { SharedPicture, ShopPicture } from '#commerce/product/ShopPicture.tsx';
import { useTexts } from '#commerce/shop.ts';
import { gallerySizes } from '#rules/pictures/pictureUrl.ts';
import { galleryOf } from '#rules/product/productPage.ts';
import type { Product } from '#schemas/product.ts';
import { productPageTexts } from '#texts/productPage.ts';
import type { Elements } from '#ui/elements.ts';
import { Gallery } from '#ui/layout/Gallery.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import styles from './ProductScreen.module.css';

interface ProductGalleryProps {
  product: Pick<Product, 'sku' | 'productName' | 'color' | 'productImage' | 'otherimages'>;
  /** Only what a card in a list shows is known so far. */
  partial: boolean;
  tool?: Elements;
}

const ZoomView = lazyPart('zoom', async () => (await import('./ZoomView.tsx')).ZoomView);

/** The pictures of a product, its main one first (PROD-04); without any, the room of one (IMG-06). */
export function ProductGallery({ product, partial, tool }: ProductGalleryProps) {
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
