import { createContext, useContext } from 'react';

/** In-app back (ROUTE-57), for a screen with a bar of its own; provided by the shell. */
export const BackContext = createContext<() => void>(() => undefined);

export const useBack = (): (() => void) => useContext(BackContext);
