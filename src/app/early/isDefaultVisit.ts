/**
 * Whether lists and products are requested as on a default visit, judged by the text of the configuration and by the
 * device: no flag is off, and the visitor has no location and no sort order (CAT-22, CAT-28, CAT-37). Throws where the
 * browser blocks storage.
 */
export const isDefaultVisit = (config: string): boolean =>
  !/"off"|pwa-geolocation=|custom_filter_sorting=/.test(config + localStorage['flags'] + document.cookie);
