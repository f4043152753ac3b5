import { addressHandlers, addressTypeHandlers, cityHandlers, regionHandlers } from './addresses.ts';
import { brandHandlers, contentHandlers, homeHandlers, menuHandlers, surveyHandlers } from './content.ts';
import { cartHandlers, couponHandlers } from './cart.ts';
import { catalogueHandlers, legacyCatalogueHandlers } from '#mocks/catalogue/catalogue.ts';
import { controlHandlers } from './control.ts';
import { customerHandlers, editHandlers } from './customer.ts';
import { customerCartHandlers } from './customerCart.ts';
import { exchangeHandlers } from './exchanges.ts';
import { flagHandlers } from './flags.ts';
import { imageHandlers } from './images.ts';
import { membershipHandlers, walletHandlers } from './wallet.ts';
import { orderHandlers } from './orders.ts';
import {
  payLaterHandlers,
  productHandlers,
  recommendationHandlers,
  shippingHandlers,
  sizeTableHandlers,
} from './product.ts';
import { suggestionHandlers, topSearchHandlers } from './search.ts';
import { trackingHandlers } from './tracking.ts';
import { twoStepHandlers } from './twoStep.ts';
import { wishlistHandlers } from './wishlist.ts';

/** Every call and picture of the mock backend; the same in the browser, in tests and over HTTP. */
export const shopHandlers = [
  ...homeHandlers,
  ...menuHandlers,
  ...brandHandlers,
  ...surveyHandlers,
  ...sizeTableHandlers,
  ...cityHandlers,
  ...regionHandlers,
  ...productHandlers,
  ...catalogueHandlers,
  ...cartHandlers,
  ...couponHandlers,
  ...customerHandlers,
  ...editHandlers,
  ...customerCartHandlers,
  ...addressHandlers,
  ...addressTypeHandlers,
  ...wishlistHandlers,
  ...orderHandlers,
  ...exchangeHandlers,
  ...walletHandlers,
  ...membershipHandlers,
  // Answers every key that menu and size tables do not, so those come first.
  ...contentHandlers,
  ...twoStepHandlers,
  ...shippingHandlers,
  ...payLaterHandlers,
  ...topSearchHandlers,
  ...suggestionHandlers,
  ...recommendationHandlers,
  ...trackingHandlers,
  ...flagHandlers,
  ...imageHandlers,
  // Matches any path with its query, so the others come first.
  ...legacyCatalogueHandlers,
];

/** As `shopHandlers`, with the mock's own controls. */
export const handlers = [...shopHandlers, ...controlHandlers];
