export { guarded } from './guarded.tsx';

/** The imports of the screens with a guard, which comes with them; apart from `openScreens.ts`, so that no page loads both. */
export const guardedScreens = import.meta.glob(
  '/src/features/{account,addresses,credits,exchange,memberships,orders,wallet,wishlist}/*Screen.tsx',
);
