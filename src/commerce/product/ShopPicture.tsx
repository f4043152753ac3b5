import { useShop } from '#commerce/shop.ts';
import { pictureSrcSet, pictureUrl, placeholderOf } from '#rules/pictures/pictureUrl.ts';
import { Picture } from '#ui/layout/Picture.tsx';
import large from './placeholders/placeholder-large.svg?inline';
import medium from './placeholders/placeholder-medium.svg?inline';
import small from './placeholders/placeholder-small.svg?inline';

const placeholders = { small, medium, large };

interface ShopPictureProps {
  /** URL as the server sends it, without a width; '' for none (IMG-06). */
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

/** A product picture in the width that its rendered size needs (IMG-01 to IMG-06), or in a smaller one for who saves data. */
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
