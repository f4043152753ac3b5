/** A text for comparisons: lower case, without accents, with single inner spaces and none around (SEARCH-12). */
export const plainText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim().replaceAll(/\s+/g, ' ');
