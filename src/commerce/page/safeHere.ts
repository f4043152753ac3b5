import { createContext } from 'react';

/** What a problem of the content around it leaves as it was, as the shopper reads it; without one it is the cart. */
export const SafeHere = createContext<string | undefined>(undefined);
