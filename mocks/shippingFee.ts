/** The shipping fee below the country's threshold, in the major unit of its currency. */
export const shippingFee = { ar: 4500, cl: 3490, co: 12900, br: 19.9 } as const;
