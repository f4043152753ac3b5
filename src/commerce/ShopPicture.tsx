import { pictureAddress, pictureSet } from '#rules/pictureAddress.ts';
import { placeholderOf } from '#rules/placeholder.ts';
import { Picture } from '#ui/Picture.tsx';
import large from './placeholders/placeholder-large.svg?inline';
import medium from './placeholders/placeholder-medium.svg?inline';
import small from './placeholders/placeholder-small.svg?inline';

const placeholders = { small, medium, large };

interface ShopPictureProps {
  /** As the server names it, without a width; '' for none (IMG-06). */
  address: string;
  /** '' where the words beside it say the same. */
  alt: string;
  /** The room it takes on a phone, in px. */
  width: number;
  height: number;
  /** The room it takes in general; its `width` when not given. */
  sizes?: string;
  /** The picture that the screen is about. */
  first?: boolean;
}

/** A picture of a product in the width that its room needs (IMG-01 to IMG-06). */
export function ShopPicture({ address, width, sizes = `${width}px`, ...rest }: ShopPictureProps) {
  const known = address !== '';
  return (
    <Picture
      {...rest}
      width={width}
      src={pictureAddress(address, 360)}
      srcSet={known ? pictureSet(address) : undefined}
      sizes={sizes}
      placeholder={placeholders[placeholderOf(width)]}
    />
  );
}
