import { type ComponentType, createContext, type ReactNode } from 'react';
import type { ShelvesProps } from '#commerce/product/Shelves.tsx';
import type { HeartProps } from '#commerce/wishlist/Heart.tsx';

/** What the late chunk brings to every screen; each is undefined until it has loaded. */
export interface Late {
  /** The popup and the messages over the page. */
  overlays?: ReactNode;
  /** The rows of products at the end of a screen. */
  Shelves?: ComponentType<ShelvesProps> | undefined;
  /** The foot of a screen. */
  Foot?: ComponentType | undefined;
  /** The heart of a product. */
  Heart?: ComponentType<HeartProps> | undefined;
}

/** Provided by `app`. */
export const LateContext = createContext<Late>({});
