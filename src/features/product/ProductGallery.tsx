import { SharedPicture } from '#commerce/product/SharedPicture.tsx';
import { ShopPicture } from '#commerce/product/ShopPicture.tsx';
import { useTexts } from '#commerce/useTexts.ts';
import { gallerySizes } from '#rules/pictures/pictureUrl.ts';
import { galleryOf } from '#rules/product/gallery.ts';
import type { Product } from '#schemas/product.ts';
import { productTexts } from '#texts/product.ts';
import { Gallery } from '#ui/layout/Gallery.tsx';
import styles from './ProductContent.module.css';

interface ProductGalleryProps {
  product: Pick<Product, 'sku' | 'productName' | 'color' | 'productImage' | 'otherimages'>;
  /** Only what a card in a list shows is known so far. */
  partial: boolean;
}

/** The pictures of a product, its main one first (PROD-04); without any, the room of one (IMG-06). */
export function ProductGallery({ product, partial }: ProductGalleryProps) {
  const { product: texts } = useTexts(productTexts);
  const known = galleryOf(product);
  const addresses = known.length > 0 ? known : [''];
  return (
    <Gallery
      label={texts.pictures}
      more={partial}
      pictures={addresses.map((address, index) => {
        const label = texts.picture(index + 1, addresses.length);
        const picture = (
          <ShopPicture
            address={address}
            alt={`${product.productName} ${product.color}, ${label.toLowerCase()}`}
            width={390}
            height={440}
            sizes={gallerySizes}
            first={index === 0}
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
          small: <ShopPicture address={address} alt="" width={44} height={55} />,
        };
      })}
    />
  );
}
