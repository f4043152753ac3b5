import { type ReactNode, ViewTransition } from 'react';

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
