/** The sections of the account, the ones that customers come for most first (ACC-01). */
const sections = [
  { name: 'orders', path: '/account/orders' },
  { name: 'wallet', path: '/account/wallet' },
  { name: 'credits', path: '/account/credits' },
  { name: 'exchange', path: '/account/exchange' },
  { name: 'wishlist', path: '/account/wishlist' },
  { name: 'memberships', path: '/account/memberships' },
  { name: 'addresses', path: '/account/addresses' },
  { name: 'edit', path: '/account/editaccount' },
  { name: 'twoStep', path: '/account/enableauth' },
] as const;

/** The name of a section: that of its text and of its icon. */
export type SectionName = (typeof sections)[number]['name'];

interface Options {
  /** Whether the environment has two-step authentication. */
  twoStep: boolean;
}

/** The sections to offer: two steps only where the environment has them (ACC-02, TFA-02). */
export const offeredSections = ({ twoStep }: Options) =>
  sections.filter(({ name }) => name !== 'twoStep' || twoStep);
