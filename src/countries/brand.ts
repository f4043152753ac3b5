/** The shop's name in the app bar, the document title and the manifest (COUNTRY-21, APP-16). */
export const brandName = 'Vidriera';
