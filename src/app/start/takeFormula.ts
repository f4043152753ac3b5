import { addressesApi } from '#api/addresses.ts';
import { formulaCookie, formulaIn, storedFormula } from '#rules/catalogue/sortingFormula.ts';
import { formulaFound, selectStoredFormula } from '#store/sortingFormula.ts';
import type { Started } from './makeShop.ts';

/**
 * Stores the sorting formula in the first URL of a visit, on any screen (CAT-33, CAT-37). Waits for the addresses if a
 * login has requested them, because they set the location, which comes first (APP-45, GEO-03). `begun` is the start of
 * the visit in ms.
 */
export async function takeFormula({ store, shop, ports }: Started, search: string, begun: number) {
  await store.dispatch(addressesApi.util.getRunningQueryThunk('getAddresses', {}));
  const formula = formulaIn(search);
  if (formula === undefined) return;
  const found = storedFormula(formula, begun);
  // A list that was opened meanwhile may have a newer formula in its URL (CAT-36).
  if (found.until < (selectStoredFormula(store.getState())?.until ?? 0)) return;
  store.dispatch(formulaFound(found));
  ports.setCookie(formulaCookie(formula, shop.origin));
}
