/** The wallet. */
export const walletUrl = '/account/wallet';

/** The page of a movement. */
export const movementUrl = (id: string): string => `${walletUrl}/${encodeURIComponent(id)}`;
