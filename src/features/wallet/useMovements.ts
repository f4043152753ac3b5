import { movementId, useGetMovementPagesInfiniteQuery } from '#api/wallet.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { heldEntries } from '#rules/account/ownPages.ts';
import { unknownDetail } from '#rules/account/shownDetails.ts';
import type { Movement, MovementType, Wallet } from '#schemas/wallet.ts';
import { walletTexts } from '#texts/money.ts';

/** The movements of a wallet as far as they are read, and the names of their types (WALL-04). */
export function useMovements({ wallet_id }: Wallet) {
  const { movementTypes } = useTexts(walletTexts);
  const read = useGetMovementPagesInfiniteQuery({ wallet_id });
  const isKnown = (type: string): type is MovementType => Object.hasOwn(movementTypes, type);
  return {
    read,
    movements: heldEntries(read.data?.pages ?? [], movementId),
    typeOf: ({ type }: Movement) => (isKnown(type) ? movementTypes[type] : unknownDetail),
  };
}
