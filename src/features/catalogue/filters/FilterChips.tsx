import { type RefObject, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCopyCoupon } from '#commerce/cart/useCopyCoupon.ts';
import { useShop, useTexts } from '#commerce/shop.ts';
import styles from '#features/catalogue/toolbar/ListToolbar.module.css';
import type { CatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { chosenOf, toggled, withChosen } from '#rules/filters/choices.ts';
import { type ChipTexts, filterChips } from '#rules/filters/filterChips.ts';
import { withFilters } from '#rules/filters/filterUrl.ts';
import { parameterOf } from '#rules/filters/parameters.ts';
import { rangeUnit } from '#rules/filters/ranges.ts';
import type { AvailableFilter, FilterChoice } from '#schemas/catalogue.ts';
import { filterApplied, filterCleared } from '#store/brands.ts';
import { selectCityRegion } from '#store/cityRegion.ts';
import { useAppDispatch, useAppSelector } from '#store/store.ts';
import { couponTexts } from '#texts/coupon.ts';
import { chipTextsOf, filtersTexts } from '#texts/filters.ts';
import { productTexts } from '#texts/product.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Chip } from '#ui/controls/Chip.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';

/** The filters that have a chip even if they are not applied. */
const promoted: ReadonlySet<string> = new Set(['free_shipping', 'special_price', 'fast_shipping']);

/** A file of its own: most visitors have not chosen a city. */
const CityChip = lazyPart(() => import('./CityChip.tsx'), 'CityChip');

interface FilterChipsProps {
  url: CatalogueUrl;
  chosen: FilterChoice[];
  /** The filters to choose from; empty while unknown. */
  offered: readonly AvailableFilter[];
  /** The coupon code of the list; '' for none. */
  coupon: string;
  /** The button that opens the sheet, which gets the focus of a chip that is removed. */
  opener: RefObject<HTMLButtonElement | null>;
}

/** A removable chip for each applied filter, and a chip for each frequent filter (FILT-19 to FILT-21, FIND-02). */
export function FilterChips({ url, chosen, offered, coupon, opener }: FilterChipsProps) {
  const { filters: texts } = useTexts(filtersTexts);
  const filterBy = useFilterNavigation();
  const cityRegion = useAppSelector(selectCityRegion);
  const quick = offered.filter(({ key }) => promoted.has(parameterOf(key)));
  const chips = filterChips(chosen, offered, useChipTexts());
  const others = chips.filter(({ name }) => !quick.some(({ key }) => parameterOf(key) === name));
  const isOn = (key: string) => chosenOf(chosen, key).length > 0;

  const toggle = (key: string, value: string) =>
    filterBy(withFilters(url, withChosen(chosen, key, toggled(chosenOf(chosen, key), value))));

  const frequent = ({ key, name, options }: AvailableFilter) => (
    <Chip
      key={key}
      kind={isOn(key) ? 'on' : 'offered'}
      {...(isOn(key) && { end: 'close' })}
      aria-pressed={isOn(key)}
      onClick={() => toggle(key, options[0]?.value ?? '1')}
    >
      {name}
    </Chip>
  );
  // One array of keyed chips: a chip that moves to the front stays the same element and keeps the focus.
  const frequentChips = [
    ...quick.filter(({ key }) => isOn(key)).map(frequent),
    coupon !== '' && <CatalogueCoupon key="coupon" coupon={coupon} />,
    ...quick.filter(({ key }) => !isOn(key)).map(frequent),
  ];

  return (
    <>
      {cityRegion && <CityChip />}
      {others.map(({ name, value, label }) => (
        <Chip
          key={`${name} ${value}`}
          kind="on"
          end="close"
          aria-label={texts.remove(label)}
          onClick={() => {
            opener.current?.focus();
            toggle(name, value);
          }}
        >
          {label}
        </Chip>
      ))}
      {frequentChips}
    </>
  );
}

/** The coupon of a list, with a button that copies it (CAT-39, COUP-06). */
function CatalogueCoupon({ coupon }: { coupon: string }) {
  const texts = useTexts(couponTexts);
  const take = useCopyCoupon();
  return (
    <p className={styles.coupon}>
      <b>{coupon}</b>
      <Button kind="text" onClick={() => void take(coupon)}>
        {texts.coupon.copy}
      </Button>
    </p>
  );
}

/** Returns the texts of chips, with amounts in their unit (FILT-21, CAT-50). */
export function useChipTexts(): ChipTexts {
  const { country } = useShop();
  const { delivery, filters, product } = useTexts(filtersTexts, productTexts);
  return useMemo(() => {
    const amount = (parameter: string, value: number) => rangeUnit(parameter, country).format(value);
    return { ...chipTextsOf({ delivery, filters, product }), amount };
  }, [country, delivery, filters, product]);
}

/** Returns a function that opens a list with other filters and dispatches their event (CONTENT-04, CONTENT-05). */
export function useFilterNavigation(): (next: CatalogueUrl) => void {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  return (next) => {
    dispatch(next.filters.length > 0 ? filterApplied() : filterCleared());
    void navigate(next.href);
  };
}
