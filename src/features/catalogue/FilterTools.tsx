import { useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShop } from '#commerce/shop.ts';
import { withFilters } from '#rules/filterAddress.ts';
import { filterChips } from '#rules/filterChips.ts';
import { chosenOf, toggled, withChosen } from '#rules/filterChoices.ts';
import { formatMoney } from '#rules/money.ts';
import { parameterOf } from '#rules/parameterOf.ts';
import type { AvailableFilter, FilterChoice } from '#schemas/catalogue.ts';
import { Chip } from '#ui/Chip.tsx';
import { CatalogueCoupon } from './CatalogueCoupon.tsx';
import styles from './ListTools.module.css';
import { switchNames } from './switchNames.ts';
import { useLateSheet } from './useLateSheet.ts';

/** Filters that are one tap away. */
const promoted: ReadonlySet<string> = new Set(['free_shipping', 'special_price', 'fast_shipping']);

const loadSheet = async () => (await import('./FilterSheet.tsx')).FilterSheet;

export interface FilterToolsProps {
  /** The address of the list, and what is chosen there. */
  url: string;
  chosen: FilterChoice[];
  /** How many products that gives; undefined while it is not known. */
  total: number | undefined;
  /** The filters to choose from; none while they are not known. */
  offered: readonly AvailableFilter[];
  /** They will not come (CAT-27). */
  unavailable: boolean;
  /** The code that the list comes with; '' without one. */
  coupon: string;
}

/** The way to the filters, and what is chosen, each with a way back (FILT-19 to FILT-21, FIND-02). */
export function FilterTools({ url, chosen, total, offered, unavailable, coupon }: FilterToolsProps) {
  const { texts, country } = useShop();
  const { filters: words } = texts;
  const navigate = useNavigate();
  const { Sheet: FilterSheet, open, times, warm, show, close, leaveFor } = useLateSheet(loadSheet);
  const opener = useRef<HTMLButtonElement>(null);
  const noteId = useId();

  const quick = offered.filter(({ key }) => promoted.has(parameterOf(key)));
  const chips = filterChips(chosen, offered, {
    money: (amount) => formatMoney(amount, country),
    switches: switchNames(texts),
  });
  const others = chips.filter(({ name }) => !quick.some(({ key }) => parameterOf(key) === name));
  const idle = offered.length === 0;

  const choose = (choices: readonly FilterChoice[]) => void navigate(withFilters(url, choices));
  const toggle = (key: string, value: string) =>
    choose(withChosen(chosen, key, toggled(chosenOf(chosen, key), value)));

  return (
    <div className={styles.bar}>
      {unavailable && (
        <p className={styles.note} id={noteId}>
          {words.unavailable}
        </p>
      )}
      <fieldset className={styles.group} aria-label={words.list}>
        <div className={styles.row}>
          <Chip
            ref={opener}
            kind="lead"
            icon="filter"
            aria-haspopup="dialog"
            aria-disabled={idle || undefined}
            aria-describedby={unavailable ? noteId : undefined}
            aria-label={chips.length === 0 ? words.open : `${words.open}, ${words.applied(chips.length)}`}
            onPointerDown={idle ? undefined : warm}
            onClick={idle ? undefined : () => void show()}
          >
            {words.open}
            {chips.length > 0 && <span className={styles.number}>{chips.length}</span>}
          </Chip>
          {others.map(({ name, value, label }) => (
            <Chip
              key={`${name} ${value}`}
              kind="on"
              end="close"
              aria-label={words.remove(label)}
              onClick={() => {
                opener.current?.focus();
                toggle(name, value);
              }}
            >
              {label}
            </Chip>
          ))}
          {coupon !== '' && <CatalogueCoupon coupon={coupon} />}
          {quick.map(({ key, name, options }) => {
            const on = chosenOf(chosen, key).length > 0;
            return (
              <Chip
                key={key}
                kind={on ? 'on' : 'offered'}
                {...(on && { end: 'close' })}
                aria-pressed={on}
                onClick={() => toggle(key, options[0]?.value ?? '1')}
              >
                {name}
              </Chip>
            );
          })}
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
            leaveFor(next === withFilters(url, chosen) ? undefined : () => void navigate(next))
          }
        />
      )}
    </div>
  );
}
