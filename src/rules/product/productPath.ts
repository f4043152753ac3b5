/** The path that identifies a product in calls (API-40): the path of its page without a trailing slash (ROUTE-42). */
export const productPath = (pathname: string): string => pathname.replace(/\/$/, '');
