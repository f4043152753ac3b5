import { type ReactNode, ViewTransition } from 'react';
import large from '#commerce/product/placeholders/placeholder-large.svg?inline';
import medium from '#commerce/product/placeholders/placeholder-medium.svg?inline';
import small from '#commerce/product/placeholders/placeholder-small.svg?inline';
import { useShop } from '#commerce/shop.ts';
import { pictureSrcSet, pictureUrl, placeholderOf } from '#rules/pictures/pictureUrl.ts';
import { Picture } from '#ui/layout/Picture.tsx';

const placeholders = { small, medium, large };

interface ShopPictureProps {
  /** The server's URL, without a width; '' for none (IMG-06). */
  address: string;
  /** '' when the text beside it says the same. */
  alt: string;
  /** Rendered size on a phone, in px. */
  width: number;
  height: number;
  /** The `sizes` attribute; `width` in px by default. */
  sizes?: string;
  /** The main picture of the screen: loaded first. */
  first?: boolean;
  /** As in `Picture`. */
  'data-whole'?: '';
}

/** A product picture in the width that its rendered size needs (IMG-01 to IMG-06), smaller in data-saving mode. */
export function ShopPicture({ address, width, sizes = `${width}px`, ...rest }: ShopPictureProps) {
  return (
    <Picture
      {...rest}
      width={width}
      src={pictureUrl(address, 360)}
      srcSet={pictureSrcSet(address, useShop().saveData)}
      sizes={sizes}
      placeholder={placeholders[placeholderOf(width)]}
    />
  );
}

interface SharedPictureProps {
  sku: string;
  /** A `ShopPicture`. */
  children: ReactNode;
}

/**
 * A view transition of the product's picture from its card to its page, where the browser supports it. Its duration
 * is 0 for reduced motion. There is no transition on the way back: the list is restored at once (PLACE-01).
 */
export function SharedPicture({ sku, children }: SharedPictureProps) {
  return (
    <ViewTransition name={`picture-${sku}`} default="none" share="auto">
      {children}
    </ViewTransition>
  );
}
