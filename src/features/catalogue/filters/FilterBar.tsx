import { type RefObject, Suspense, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTexts } from '#commerce/useTexts.ts';
import { CatalogueCoupon } from '#features/catalogue/list/CatalogueCoupon.tsx';
import type { EarlyPress } from '#features/catalogue/toolbar/earlyPress.ts';
import styles from '#features/catalogue/toolbar/ListToolbar.module.css';
import { useLazySheet } from '#features/catalogue/toolbar/useLazySheet.ts';
import type { CatalogueUrl } from '#rules/catalogue/catalogueUrl.ts';
import { filterChips } from '#rules/filters/filterChips.ts';
import { chosenOf, toggled, withChosen } from '#rules/filters/filterChoices.ts';
import { withFilters } from '#rules/filters/filterUrl.ts';
import { parameterOf } from '#rules/filters/parameterOf.ts';
import type { AvailableFilter, FilterChoice } from '#schemas/catalogue.ts';
import { selectCityRegion } from '#store/cityRegion.ts';
import { useAppSelector } from '#store/hooks.ts';
import { catalogueTexts } from '#texts/catalogue.ts';
import { filtersTexts } from '#texts/filters.ts';
import { Chip } from '#ui/controls/Chip.tsx';
import { lazyComponent } from '#ui/timing/lazyComponent.ts';
import { useChipTexts } from './useChipTexts.ts';
import { useFilterNavigation } from './useFilterNavigation.ts';

/** Filters with a chip of their own. */
const promoted: ReadonlySet<string> = new Set(['free_shipping', 'special_price', 'fast_shipping']);

const loadSheet = async () => (await import('./FilterSheet.tsx')).FilterSheet;

/** A file of its own: most visitors have not chosen a city. */
const CityChip = lazyComponent(async () => (await import('./CityChip.tsx')).CityChip);

export interface FilterBarProps {
  /** The address of the list, and its chosen filters. */
  url: CatalogueUrl;
  chosen: FilterChoice[];
  /** The number of products; undefined while unknown. */
  total: number | undefined;
  /** The filters to choose from; empty while unknown. */
  offered: readonly AvailableFilter[];
  /** The filters failed to load (CAT-27). */
  unavailable: boolean;
  /** The coupon code of the list; '' for none. */
  coupon: string;
  /** What was done to the button that was here before. */
  early: RefObject<EarlyPress>;
}

/** Opens the filter sheet, and shows each applied filter as a removable chip (FILT-19 to FILT-21, FIND-02). */
export function FilterBar({ url, chosen, total, offered, unavailable, coupon, early }: FilterBarProps) {
  const { filters: texts, catalogue } = useTexts(filtersTexts, catalogueTexts);
  const filterBy = useFilterNavigation();
  const place = useAppSelector(selectCityRegion);
  const { Sheet: FilterSheet, open, times, warm, show, close, leaveFor } = useLazySheet('filters', loadSheet);
  const opener = useRef<HTMLButtonElement>(null);
  const noteId = useId();

  const quick = offered.filter(({ key }) => promoted.has(parameterOf(key)));
  const chips = filterChips(chosen, offered, useChipTexts());
  const others = chips.filter(({ name }) => !quick.some(({ key }) => parameterOf(key) === name));
  const idle = offered.length === 0;
  const isOn = (key: string) => chosenOf(chosen, key).length > 0;

  const row = useRef<HTMLDivElement>(null);
  const applied = chips.map(({ name, value }) => `${name} ${value}`).join();
  // Applied filters are first in the row: scrolled into view after each choice.
  useLayoutEffect(() => {
    if (row.current) row.current.scrollLeft = 0;
    // oxlint-disable-next-line react/exhaustive-deps -- Runs when the applied filters change, and reads nothing of them.
  }, [applied]);

  useLayoutEffect(() => {
    if (early.current.hasFocus) opener.current?.focus();
    early.current.hasFocus = false;
  }, [early]);
  useEffect(() => {
    if (idle || !early.current.isPressed) return;
    early.current.isPressed = false;
    // Whoever has gone on meanwhile is not called back.
    if (document.activeElement === opener.current) void show();
    // oxlint-disable-next-line react/exhaustive-deps -- Runs once there are filters.
  }, [idle]);

  const choose = (choices: readonly FilterChoice[]) => filterBy(withFilters(url, choices));
  const toggle = (key: string, value: string) =>
    choose(withChosen(chosen, key, toggled(chosenOf(chosen, key), value)));

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
    <div className={styles.bar}>
      {unavailable && (
        <p className={styles.note} id={noteId}>
          {texts.unavailable}
        </p>
      )}
      <fieldset className={styles.group} aria-label={texts.list}>
        <div className={styles.row} ref={row}>
          <Chip
            ref={opener}
            kind="lead"
            icon="filter"
            aria-haspopup="dialog"
            aria-disabled={idle || undefined}
            aria-describedby={unavailable ? noteId : undefined}
            aria-label={
              chips.length === 0 ? catalogue.filter : `${catalogue.filter}, ${texts.applied(chips.length)}`
            }
            onPointerDown={idle ? undefined : warm}
            onClick={idle ? undefined : () => void show()}
          >
            <span>{catalogue.filter}</span>
            {chips.length > 0 && <span className={styles.number}>{chips.length}</span>}
          </Chip>
          {place && (
            <Suspense>
              <CityChip />
            </Suspense>
          )}
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
        </div>
      </fieldset>
      {FilterSheet && (
        <FilterSheet
          key={times}
          open={open}
          url={url}
          chosen={chosen}
          total={total}
          filters={offered}
          onClose={close}
          onApply={(next) =>
            leaveFor(next.href === withFilters(url, chosen).href ? undefined : () => filterBy(next))
          }
        />
      )}
    </div>
  );
}
