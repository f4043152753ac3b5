import { type ReactNode, ViewTransition } from 'react';

interface SharedPictureProps {
  sku: string;
  /** A `ShopPicture`. */
  children: ReactNode;
}

/**
 * The picture that stands for a product: who goes from its card to its page sees it move there, where the browser can,
 * and by the styles of the page not at all where the shopper wants no motion. On the way back nothing moves: the list
 * stands at once as it was left (PLACE-01).
 */
export function SharedPicture({ sku, children }: SharedPictureProps) {
  return (
    <ViewTransition name={`picture-${sku}`} default="none" share="auto">
      {children}
    </ViewTransition>
  );
}
