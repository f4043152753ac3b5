/** The terms of either source in their order, each once; blanks are none (API-50). */
export const toTopSearches = ({ topSearch }: { topSearch: { term: string }[] }): string[] => [
  ...new Set(topSearch.map(({ term }) => term.trim()).filter((term) => term !== '')),
];
