/** The terms of either source in their order, without duplicates and blanks (API-50). */
export const toTopSearches = ({ topSearch }: { topSearch: { term: string }[] }): string[] => [
  ...new Set(topSearch.map(({ term }) => term.trim()).filter((term) => term !== '')),
];
