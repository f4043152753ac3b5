/** The list of credits. */
export const creditsUrl = '/account/credits';

/** The page of a credit. */
export const creditUrl = (id: string): string => `${creditsUrl}/${encodeURIComponent(id)}`;
