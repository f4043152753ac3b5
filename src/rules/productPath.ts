/** The path by which a product is asked for (API-40): that of its page, without a slash at the end (ROUTE-42). */
export const productPath = (pathname: string): string => pathname.replace(/\/$/, '');
