import { useEffect } from 'react';
import { useShop } from '#commerce/shop.ts';
import type { CatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { formulaCookie, formulaOf, storedFormula } from '#rules/catalogue/sortingFormula.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { formulaFound } from '#store/sortingFormula.ts';

/** Persists the sorting formula of the address for one day, on the device and in a cookie (CAT-34, CAT-37). */
export function useSortingFormula(url: CatalogueUrl): void {
  const { clock, origin, setCookie } = useShop();
  const dispatch = useAppDispatch();
  const formula = formulaOf(url);
  useEffect(() => {
    if (formula === undefined) return;
    dispatch(formulaFound(storedFormula(formula, clock())));
    setCookie(formulaCookie(formula, origin));
  }, [clock, dispatch, formula, origin, setCookie]);
}
