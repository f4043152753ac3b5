import { useLocation } from 'react-router-dom';

const parameter = 'return';

/** The address of the request to return the money of a page: its own, so that back and a sign in lead to it. */
export const returnUrl = (page: string): string => `${page}?${parameter}=1`;

/** Whether the page is the request to return its money. */
export const useIsReturn = (): boolean => new URLSearchParams(useLocation().search).has(parameter);
