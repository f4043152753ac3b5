import { addressesApi } from '#api/addresses.ts';
import { formulaCookie, formulaIn, storedFormula } from '#rules/catalogue/sortingFormula.ts';
import { formulaFound, selectStoredFormula } from '#store/sortingFormula.ts';
import type { Started } from './makeShop.ts';

/**
 * Takes the formula that the address of a visit names, whatever screen it opened (CAT-33, CAT-37), once the addresses are
 * answered that a login has requested: the location follows them and comes first (APP-45, GEO-03).
 */
export async function takeFormula({ store, shop, ports }: Started, search: string, begun: number) {
  await store.dispatch(addressesApi.util.getRunningQueryThunk('getAddresses', {}));
  const formula = formulaIn(search);
  if (formula === undefined) return;
  const found = storedFormula(formula, begun);
  // A list that was opened meanwhile may have named a newer one (CAT-36).
  if (found.until < (selectStoredFormula(store.getState())?.until ?? 0)) return;
  store.dispatch(formulaFound(found));
  ports.setCookie(formulaCookie(formula, shop.origin));
}
