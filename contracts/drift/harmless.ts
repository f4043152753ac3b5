/** A change that the contracts allow because the shop is not affected. */
export interface Harmless {
  change: string;
  /** Names of calls; every call by default. */
  calls?: readonly string[];
  /** Names of calls that are not meant. */
  except?: readonly string[];
  /** Matches the path of the field. */
  field: RegExp;
  reason: string;
}

/** The only changes that may stay green; `npm run contracts:drift` fails for an entry that no green change needs. */
export const harmless: readonly Harmless[] = [
  {
    change: 'a message translated',
    field: /(?:^|\.)message$/,
    reason: 'the shop decides by status, `error` and codes, and shows a text of its own',
  },
  {
    change: 'a technical message',
    except: ['login', 'socialLogin', 'register', 'recoverPassword'],
    field: /^message$/,
    reason: 'the shop shows a text of its own except for a login (ERR-20, ERR-24)',
  },
  {
    change: 'letters as entities',
    except: ['login', 'socialLogin', 'register', 'recoverPassword'],
    field: /^message$/,
    reason: 'the shop shows a text of its own except for a login (ERR-20, ERR-24)',
  },
  {
    change: 'letters as entities',
    field: /^errors\.\*\.message$/,
    reason: 'the shop decides by the code, and shows a text of its own',
  },
  {
    change: 'letters as entities',
    field: /(?:^metadata\.landing\.html|^content|\.answer)$/,
    reason: 'the shop shows it as HTML',
  },
  {
    change: 'a date 20 days later',
    calls: ['enableTwoStep'],
    field: /^data\.expires$/,
    reason: 'no screen shows when a code expires',
  },
  {
    change: 'a code renamed',
    calls: ['getProduct', 'getLegacyProduct'],
    field: /^message$/,
    reason: 'the status 404 says that there is no such product',
  },
  {
    change: 'a code in small letters',
    calls: ['getProduct', 'getLegacyProduct'],
    field: /^message$/,
    reason: 'the status 404 says that there is no such product',
  },
  {
    change: 'null left out',
    calls: ['getLegacyProduct'],
    field: /^data$/,
    reason: 'the status 404 says that there is no such product',
  },
  {
    change: 'a code in small letters',
    field: /\.(?:numberSize|label|short_name|systems\.\*)$/,
    reason: 'a text that is shown as it comes',
  },
  {
    change: 'a code in small letters',
    calls: ['getSizeTables'],
    field: /^content\.\*\.rows\.\*\.\*$/,
    reason: 'a text that is shown as it comes',
  },
  {
    change: 'a word in capitals',
    field: /(?:\.term|^seoSettings\.(?:title|pageTitle))$/,
    reason: 'a text that is shown as it comes',
  },
  {
    change: 'a word in capitals',
    field: /^cart\.items\.\*\.brand$/,
    reason: 'the shop shows `brand_name`',
  },
  {
    change: 'a boolean as a number',
    field: /^success$/,
    reason: 'these calls fail by `error`, and the mock says both',
  },
  {
    change: 'a boolean as a number',
    calls: ['getAddressTypes', 'getCities', 'getRegions', 'getShippingMethods'],
    field: /^error$/,
    reason: 'these calls fail by `success`, and the mock says both',
  },
  {
    change: 'the cart of another',
    calls: ['createCart'],
    field: /^cart\.hash$/,
    reason: 'the server gives a new cart any hash',
  },
  {
    change: 'the customer of another',
    calls: ['register'],
    field: /^customer\.id_customer$/,
    reason: 'the server gives a new customer any id',
  },
  {
    change: 'a success without the product',
    calls: ['getRecommendations', 'getLegacyRecommendations'],
    field: /^$/,
    reason: 'any products may be recommended, and the shop shows what comes',
  },
  {
    change: 'a list in reverse',
    calls: ['getSuggestions', 'getLegacySuggestions'],
    field: /^suggestions$/,
    reason: 'API-50 names no order of the terms, and the shop shows them as they come',
  },
  {
    change: 'a list in reverse',
    calls: ['getTopSearches', 'getLegacyTopSearches'],
    field: /^topSearch$/,
    reason: 'API-50 names no order of the terms, and the shop shows them as they come',
  },
  {
    change: 'a list in reverse',
    calls: ['getRecommendations', 'getLegacyRecommendations'],
    field: /^products$/,
    reason: 'API-51 names no order of the recommended products, and the shop shows them as they come',
  },
  {
    change: 'a list in reverse',
    field:
      /(?:^|\.)(?:filters|options|subfilters|sortingoptions|sizes|otherimages|newsletter_subscriptions)$/,
    reason: 'a list to choose from or to look through, in the order that the server gives it',
  },
  {
    change: 'a list in reverse',
    field: /(?:^|\.)rows$/,
    reason: 'the shop finds a row of a size table by its cells',
  },
  {
    change: 'a list in reverse',
    calls: ['getHome'],
    field: /^(?:home_items|layout\.portrait\.positions)$/,
    reason: 'the shop places the items by their `position` (HOME-07)',
  },
  {
    change: 'a list in reverse',
    calls: ['getMenu', 'getLegacyMenu', 'getSegmentTabs', 'getLegacySegmentTabs', 'getSizeTables', 'getHelp'],
    field: /^(?:(?:menu\.)?menu_items(?:\.\*\.subitems)?|content)$/,
    reason: 'the content team decides the order, and the shop keeps it',
  },
  {
    change: 'a list in reverse',
    calls: ['getCities', 'getRegions'],
    field: /^data\.(?:cities|regions)$/,
    reason: 'the shop finds a city by its region and a region by its id',
  },
  {
    change: 'a list in reverse',
    calls: ['getAddressTypes'],
    field: /^data\.addresstypes$/,
    reason: 'a list to choose from, in the order that the server gives it',
  },
  {
    change: 'a word in capitals',
    calls: ['getExchangeOptions'],
    field: /^changeReasons\.\*\.id$/,
    reason: 'the shop sends the id of a reason back as it came, and decides by its `kind`',
  },
  {
    change: 'a list in reverse',
    calls: ['getExchangeOptions', 'getExchangeOrders', 'getPickupOptions'],
    field: /^(?:changeReasons|refundMethods|(?:exchanges\.\*\.)?offices)$/,
    reason: 'choices are shown in the order in which the server has put them',
  },
  {
    change: 'a word in capitals',
    calls: ['getFlagConfiguration'],
    field: /\.i$/,
    reason: 'the shop does not read the ids of variations',
  },
  {
    change: 'a number as text',
    calls: ['getFlagConfiguration'],
    field: /^(?:p\.r|f\.\w+\.t)$/,
    reason: 'the shop follows no redirect, and knows the types of its flags',
  },
  {
    change: 'an address made a path',
    calls: ['getFlagConfiguration'],
    field: /^p\.u$/,
    reason: 'the shop has the address of the host in its own configuration',
  },
  {
    change: 'a list in reverse',
    calls: ['getFlagConfiguration'],
    field: /^f\.\w+\.p$/,
    reason: 'another order is another rollout, which the provider decides',
  },
];

/** The entry for a change, if there is one. */
export const harmlessEntry = (change: string, call: string, path: string): Harmless | undefined =>
  harmless.find(
    ({ change: name, calls = [call], except = [], field }) =>
      name === change && calls.includes(call) && !except.includes(call) && field.test(path),
  );
