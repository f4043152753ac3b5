import { routeOf } from '#rules/navigation/routes.ts';

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

/** Whether an address is one of the route table: any other is taken for a category. */
const isRoute = (path: string) => routeOf(path).id !== 'catalogue';

/** The sections to offer: two steps only where the environment has them (ACC-02, TFA-02). */
export const offeredSections = ({ twoStep }: Options) =>
  sections.filter(({ name, path }) => isRoute(path) && (name !== 'twoStep' || twoStep));
