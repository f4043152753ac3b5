/**
 * Whether lists and products are asked for as by anybody, as far as the text of the configuration and the device tell:
 * no flag is off, there is no place and no order of the shopper's own (CAT-22, CAT-28, CAT-37). Throws where the
 * browser blocks what it keeps.
 */
export const isUsualVisit = (config: string): boolean =>
  !/"off"|pwa-geolocation=|custom_filter_sorting=/.test(config + localStorage['flags'] + document.cookie);
