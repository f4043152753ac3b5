import { addressHandlers, addressTypeHandlers, cityHandlers, regionHandlers } from './addresses/handlers.ts';
import {
  brandHandlers,
  contentHandlers,
  homeHandlers,
  menuHandlers,
  surveyHandlers,
} from './content/handlers.ts';
import { cartHandlers, couponHandlers, customerCartHandlers } from '#mocks/cart/handlers.ts';
import { catalogueHandlers, legacyCatalogueHandlers } from '#mocks/catalogue/handlers.ts';
import { controlHandlers } from './control.ts';
import { customerHandlers, editHandlers } from './customer/handlers.ts';
import { exchangeHandlers } from './exchanges/handlers.ts';
import { flagHandlers } from './flags/handlers.ts';
import { imageHandlers } from './images/handlers.ts';
import { creditHandlers, membershipHandlers } from './credits/handlers.ts';
import { orderHandlers } from './orders/handlers.ts';
import {
  payLaterHandlers,
  productHandlers,
  recommendationHandlers,
  shippingHandlers,
  sizeTableHandlers,
} from './product/handlers.ts';
import { suggestionHandlers, topSearchHandlers } from './search/handlers.ts';
import { trackingHandlers } from './tracking/handlers.ts';
import { twoStepHandlers } from './customer/twoStep.ts';
import { walletHandlers } from './wallet/handlers.ts';
import { wishlistHandlers } from './wishlist/handlers.ts';

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
  ...creditHandlers,
  ...walletHandlers,
  ...membershipHandlers,
  // Matches every key, so the handlers for menu and size tables come before it.
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
  // Matches any path with its query, so the other handlers come before it.
  ...legacyCatalogueHandlers,
];

/** `shopHandlers` and the mock's own controls. */
export const handlers = [...shopHandlers, ...controlHandlers];
