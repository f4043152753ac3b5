import { addressHandlers } from './addresses.ts';
import { addressTypeHandlers } from './addressTypes.ts';
import { brandHandlers } from './brands.ts';
import { cartHandlers } from './cart.ts';
import { couponHandlers } from './cartCoupons.ts';
import { catalogueHandlers } from './catalogue/catalogue.ts';
import { cityHandlers } from './cities.ts';
import { contentHandlers } from './content.ts';
import { controlHandlers } from './control.ts';
import { customerHandlers } from './customer.ts';
import { editHandlers } from './editCustomer.ts';
import { customerCartHandlers } from './customerCart.ts';
import { exchangeHandlers } from './exchanges.ts';
import { flagHandlers } from './flags.ts';
import { homeHandlers } from './home.ts';
import { imageHandlers } from './images.ts';
import { legacyCatalogueHandlers } from './catalogue/legacyCatalogue.ts';
import { membershipHandlers } from './memberships.ts';
import { menuHandlers } from './menu.ts';
import { orderHandlers } from './orders.ts';
import { payLaterHandlers } from './payLater.ts';
import { productHandlers } from './product.ts';
import { recommendationHandlers } from './recommendations.ts';
import { regionHandlers } from './regions.ts';
import { shippingHandlers } from './shipping.ts';
import { sizeTableHandlers } from './sizeTables.ts';
import { suggestionHandlers } from './suggestions.ts';
import { surveyHandlers } from './survey.ts';
import { topSearchHandlers } from './topSearches.ts';
import { trackingHandlers } from './tracking.ts';
import { twoStepHandlers } from './twoStep.ts';
import { walletHandlers } from './wallet.ts';
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
