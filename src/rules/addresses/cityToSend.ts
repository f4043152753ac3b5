/** The id that stands for no city (ADDR-16). */
export const noCity = '0';

/** The id of a city as it is sent; 0 means none (ADDR-16). */
export const cityToSend = (id: string | number): string | undefined =>
  Number(id) === 0 ? undefined : String(id);
