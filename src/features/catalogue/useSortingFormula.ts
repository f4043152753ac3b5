import { useEffect } from 'react';
import { useShop } from '#commerce/shop.ts';
import { formulaCookie, formulaIn, keptFormula } from '#rules/sortingFormula.ts';
import { useAppDispatch } from '#store/hooks.ts';
import { formulaFound } from '#store/sortingFormula.ts';

/** Keeps the sorting formula that an address names, for a day, on the device and in its cookie (CAT-34, CAT-37). */
export function useSortingFormula(url: string): void {
  const { clock, setCookie } = useShop();
  const dispatch = useAppDispatch();
  const named = formulaIn(url);
  useEffect(() => {
    if (named === undefined) return;
    dispatch(formulaFound(keptFormula(named, clock())));
    setCookie(formulaCookie(named));
  }, [clock, dispatch, named, setCookie]);
}
