import { useEffect } from 'react';
import { useShop } from '#commerce/shop.ts';
import { formulaCookie, formulaIn, formulaInForce, keptFormula } from '#rules/sortingFormula.ts';
import { useAppDispatch, useAppStore } from '#store/hooks.ts';
import { formulaFound, selectKeptFormula } from '#store/sortingFormula.ts';

/**
 * Keeps the sorting formula that an address names, for a day, on the device and in its cookie (CAT-34, CAT-37). Gives a
 * function that tells which one is in force now (CAT-33, CAT-35, CAT-36).
 */
export function useSortingFormula(url: string): () => string | undefined {
  const { clock, setCookie } = useShop();
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const named = formulaIn(url);
  useEffect(() => {
    if (named === undefined) return;
    dispatch(formulaFound(keptFormula(named, clock())));
    setCookie(formulaCookie(named));
  }, [clock, dispatch, named, setCookie]);
  return () => formulaInForce(url, selectKeptFormula(store.getState()), clock());
}
