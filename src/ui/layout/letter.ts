/** The letter of the shop, on a grid of 32 by 32. Also read by the build (`scripts/install`). */
export const letter = 'M6.9 9.59 9.1 8.41 16 21.34 22.9 8.41 25.1 9.59 16 26.66z';
