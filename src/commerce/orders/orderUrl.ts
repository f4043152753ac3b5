/** The address of an order in this shop (ROUTE-05). */
export const orderUrl = (number: string): string => `/account/orders/${encodeURIComponent(number)}`;
