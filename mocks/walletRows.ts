import { seedOfMemberships } from './membershipSeed.ts';
import type { Session } from './session.ts';
import { seedOfWallets } from './walletSeed.ts';

/** Adds the credits, wallets and memberships with which a visitor's data begin. */
export async function addWallets(session: Session): Promise<void> {
  const { credits, wallets, movements } = seedOfWallets(session.country);
  const { memberships, contents, coupons } = seedOfMemberships(session.country);
  for (const row of credits) await session.credits.add(row);
  for (const row of wallets) await session.wallets.add(row);
  for (const row of movements) await session.movements.add(row);
  for (const row of memberships) await session.memberships.add(row);
  for (const row of contents) await session.contents.add(row);
  for (const row of coupons) await session.coupons.add(row);
}
