/** An item of the cart and how many of it. */
export interface Line {
  item: string;
  quantity: number;
}

/** The lines as calls send them: `AB12-41=2,CD34-38=1` (API-55). */
export const itemsText = (lines: readonly Line[]): string =>
  lines.map(({ item, quantity }) => `${item}=${quantity}`).join(',');
