import type { ScreenModule } from './lazyScreen.ts';

export { guarded } from './guarded.tsx';

/**
 * The imports of screens that few visits open first, with the guard that some of them have. They are not in the table of
 * `screens.ts`, because each line of that is in the script of every page.
 */
export const lateScreens = import.meta.glob<ScreenModule>(
  '/src/features/{account,addresses,brands,credits,exchange,help,login,memberships,menu,orders,recovery,register,registerFacebook,sizes,wallet,wishlist,withdrawal}/*Screen.tsx',
);
