import { iconPaths } from '#ui/layout/iconPaths.ts';

/**
 * The sections of the account, the most used first (ACC-01). The name is the key of the text; the icon is path data in the
 * form of `iconPaths.ts`.
 */
const sections = [
  { name: 'orders', path: '/account/orders', icon: 'M4 8l8-4 8 4v8.5l-8 4-8-4zM4 8l8 4 8-4M12 12v8.5' },
  { name: 'wallet', path: '/account/wallet', icon: 'M4 6.5h16v12H4zM4 10.5h16M15 14.5h2' },
  {
    name: 'credits',
    path: '/account/credits',
    icon: 'M4 6.5h16v3.5a2 2 0 0 0 0 4v3.5H4V14a2 2 0 0 0 0-4zM14 6.5v11',
  },
  {
    name: 'exchange',
    path: '/account/exchange',
    icon: 'M4 8.5h14M14.5 5 18 8.5 14.5 12M20 15.5H6M9.5 12 6 15.5 9.5 19',
  },
  { name: 'wishlist', path: '/account/wishlist', icon: iconPaths.heart },
  {
    name: 'memberships',
    path: '/account/memberships',
    icon: 'M12 3.8l2.5 5.3 5.7.7-4.2 4 1.1 5.7L12 16.7l-5.1 2.8L8 13.8l-4.2-4 5.7-.7z',
  },
  {
    name: 'addresses',
    path: '/account/addresses',
    icon: 'M12 21c-4.5-5.2-6.5-8.3-6.5-11.2a6.5 6.5 0 0 1 13 0C18.5 12.7 16.5 15.8 12 21zM12 7.5a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z',
  },
  { name: 'edit', path: '/account/editaccount', icon: 'M4 20l1-4.5L16 4.5 19.5 8 8.5 19zM13.5 7l3.5 3.5' },
  {
    name: 'twoStep',
    path: '/account/enableauth',
    icon: 'M12 3l7.5 2.7v5.8c0 4.5-3 7.8-7.5 9.5-4.5-1.7-7.5-5-7.5-9.5V5.7zM8.5 12l2.5 2.5 4.5-5',
  },
] as const;

/** The sections to offer: two-step authentication only if the environment has it (ACC-02, TFA-02). */
export const offeredSections = (environment: { twoStep: boolean }) =>
  sections.filter(({ name }) => name !== 'twoStep' || environment.twoStep);

export const signOutIcon = 'M14 4H5v16h9M10 12h11M17.5 8.5 21 12l-3.5 3.5';
