const minute = 60_000;
const day = 24 * 60 * minute;

/** How long a token is valid, in ms: as long as the session without 'Mantener sesión iniciada' (SESS-18). */
export const tokenLife = day;

/** How long the hash of a customer signs in, counted from the last sign in: as long as its cookie lives (SESS-20). */
export const hashLife = 7 * day;

/** How long a branch waits for the articles of a request (EXCH-17). */
export const dropOffLife = 10 * day;

/** How long a code can be entered. */
export const codeLife = 10 * minute;
