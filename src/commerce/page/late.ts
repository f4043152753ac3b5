import { type ComponentType, createContext } from 'react';
import type { ProductPreview } from '#schemas/listing.ts';
import type { Elements } from '#ui/elements.ts';

/** Properties of the rows of products of a screen. */
export interface ShelvesProps {
  /** The product in view: products that go with it are recommended, and it is added to those viewed. */
  product?: ProductPreview;
  /**
   * The rows: by default the recently viewed products alone; the similar ones replace a product that is sold out. An
   * empty cart has the favourites too, and is filled from them and from the recommended ones (APP-34).
   */
  rows?: 'recent' | 'recentAndRecommended' | 'similar' | 'ofEmptyCart';
}

/** Properties of the heart of a product. */
export interface HeartProps {
  product: { sku: string; productName: string };
  /** Beside the button that buys; over a picture by default. */
  place?: 'bar';
}

/** What the late chunk brings to every screen; each is undefined until it has loaded. */
export interface Late {
  /** The popup and the messages over the page. */
  overlays?: Elements;
  /** The rows of products at the end of a screen. */
  Shelves?: ComponentType<ShelvesProps> | undefined;
  /** The foot of a screen. */
  Foot?: ComponentType | undefined;
  /** The heart of a product. */
  Heart?: ComponentType<HeartProps> | undefined;
  /** What leads from a screen that was refused to the login. */
  SignInAgain?: ComponentType | undefined;
}

/** Provided by `app`. */
export const LateContext = createContext<Late>({});
