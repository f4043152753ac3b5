import { orderStatuses } from '#schemas/orders.ts';
import * as match from './matchers.ts';

/** The keys of FILT-01 and the parameters of FILT-12. */
const filterKeys =
  'category gender brand color color_family price discount_range special_price is_special_price moda_sostenible free_shipping fast_shipping shoe_size app_topsize appbottom_size sole_material s_type occasion heel_shape heel_height shaft_height upper_material fit length sleeves neckline trend cut_type app_material leg_length bottom_rise bottom_cut_type acc_material accessory_dimensions style watch_strap_material watch_material watch_water_resistance'.split(
    ' ',
  );

/** The types of FILT-04. */
const filterTypes =
  'single_selector range_selector multi_selector single_selector_subfilters multi_selector_images true_false'.split(
    ' ',
  );

/**
 * What the shop compares or computes with, by the name of the field, or by the name above it and its own where one name
 * has two meanings. Another text is plain text, and another field is matched by type.
 */
export const fieldMatchers: Readonly<Record<string, match.Matcher>> = {
  // The fields by which the shop recognises a failure (API-13, API-38, API-63).
  error: match.exactly,
  success: match.exactly,
  code: match.exactly,
  'errors.sku': match.exactly,
  'errors.field': match.exactly,
  // '' says that nothing was corrected (FIND-05).
  correctedTerm: match.exactly,
  // Money
  numericOriginalPrice: match.price,
  numericDiscountPrice: match.priceOrNone,
  price: match.price,
  specialprice: match.priceOrNone,
  special_price: match.priceOrNone,
  paid_price: match.price,
  sub_total_value: match.priceOrNone,
  total_value: match.priceOrNone,
  discount: match.priceOrNone,
  shippingAmountTotal: match.fee,
  priceMinimal: match.price,
  'standard.price': match.fee,
  'branch.price': match.fee,
  'fast.price': match.fee,
  // Addresses
  url: match.path,
  'data.url': match.productPath,
  'items.url': match.productPath,
  'products.url': match.productPath,
  'related.url': match.productPath,
  desktop_url: match.address,
  desktopUrl: match.address,
  api_url: match.addressOrNone,
  image_url: match.address,
  image: match.addressOrNone,
  productImage: match.addressOrNone,
  otherimages: match.address,
  // Codes and ids
  sku: match.sku,
  skuSimple: match.item,
  'items.id': match.item,
  id: match.digits,
  id_city: match.digits,
  fk_region: match.digits,
  availableCities: match.digits,
  hash: match.like(/^[\w-]+$/),
  categories: match.piped,
  html: match.text,
  answer: match.text,
  content: match.text,
  message: match.text,
  // Values of flags: 'off' chooses the legacy source (FLAG-08).
  'v.s': match.word,
  // Customers
  token: match.filled,
  fingerprint: match.uuid,
  birthday: match.dayOrNone,
  'Device.date': match.moment,
  'data.expires': match.moment,
  'newsletter_subscriptions.key': match.word,
  'bank_data.account_type': match.oneOf('checking', 'savings'),
  // Orders
  order_nr: match.digits,
  'orders.date': match.moment,
  'orders.total': match.price,
  'orders.status': match.oneOf(...orderStatuses),
  'tracking.number': match.filled,
  'tracking.url': match.address,
  exchange_until: match.dayOrNone,
  'status.code': match.oneOf(...orderStatuses),
  'status.date': match.moment,
  // Counts and places
  total: match.count,
  count: match.count,
  'subfilters.count': match.ordinal,
  'suggestions.count': match.ordinal,
  stock: match.count,
  // The server takes what is not in stock off a cart (CART-19).
  'items.stock': match.ordinal,
  quantity: match.ordinal,
  page: match.ordinal,
  itemsPerPage: match.ordinal,
  position: match.ordinal,
  cols: match.ordinal,
  rows: match.ordinal,
  days_min: match.days,
  days_max: match.days,
  // Filters and sort orders
  key: match.oneOf(...filterKeys),
  type: match.oneOf(...filterTypes),
  value: match.option,
  sort: match.parameter,
  dir: match.oneOf('asc', 'desc'),
  sortDirection: match.oneOf('asc', 'desc'),
  'styles.background': match.hexColor,
  'styles.color': match.hexColor,
};
