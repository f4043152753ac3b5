/** The addresses of this tab's history, as far as they were seen, and which of them is shown. */
export interface TabHistory {
  urls: string[];
  at: number;
}

/** The history after an address came up at a place of it; a step to a new place cuts off what lay ahead. */
export function arrived({ urls, at }: TabHistory, url: string, place: number): TabHistory {
  const kept = place > at ? urls.slice(0, place) : urls.slice();
  kept[place] = url;
  return { urls: kept, at: place };
}

/** Places back to the newest earlier entry of an address; undefined where this tab has none (ROUTE-65). */
export function stepsBackTo({ urls, at }: TabHistory, url: string): number | undefined {
  const place = urls.slice(0, at).lastIndexOf(url);
  return place === -1 ? undefined : at - place;
}
