import { useId, useState } from 'react';
import { useShop, useTexts } from '#commerce/shop.ts';
import { type Bounds, parameterOf, parseBounds } from '#rules/filters/parameters.ts';
import { priceAt, priceError, priceSteps, rangeUnit, stepOf } from '#rules/filters/ranges.ts';
import type { AvailableFilter } from '#schemas/catalogue.ts';
import { filterRangesTexts } from '#texts/filters.ts';
import { Field } from '#ui/controls/Field.tsx';
import { RangeSlider } from '#ui/controls/RangeSlider.tsx';
import { Icon } from '#ui/layout/Icon.tsx';
import styles from './FilterSheet.module.css';

interface RangeFilterProps {
  filter: AvailableFilter;
  /** The chosen bounds: '20000-60000'. */
  values: readonly string[];
  onChooseRange: (bounds: Bounds | undefined) => void;
  /** Called with whether the input is invalid (FILT-27, FILT-34). */
  onFault: (faulty: boolean) => void;
}

type Typed = Record<keyof Bounds, string>;

/** The lower and the upper bound of a range: typed, or dragged on a slider (FILT-06, FILT-24 to FILT-27, FILT-34, FILT-35). */
export function RangeFilter({ filter, values, onChooseRange, onFault }: RangeFilterProps) {
  const { country } = useShop();
  const { ends, ...unitTexts } = useTexts(filterRangesTexts);
  const { kind, whole, format, parse, offered: offeredBy } = rangeUnit(parameterOf(filter.key), country);
  const faultId = useId();
  const [original] = useState(() => {
    const bounds = parseBounds(values[0] ?? '');
    const textOf = (end: keyof Bounds) => (bounds ? format(bounds[end]) : '');
    return { bounds, typed: { low: textOf('low'), high: textOf('high') } };
  });
  const [typed, setTyped] = useState<Typed>(original.typed);
  const offered = offeredBy(filter);
  if (offered === undefined) return null;

  const isUnreadable = (text: string) => parse(text) === 'unreadable';
  const amountIn = (text: string) => {
    const amount = parse(text);
    return amount === 'unreadable' ? undefined : amount;
  };
  const read = ({ low, high }: Typed): Bounds => ({
    low: amountIn(low) ?? offered.low,
    high: amountIn(high) ?? offered.high,
  });
  const isTyped = ({ low, high }: Typed) => amountIn(low) !== undefined || amountIn(high) !== undefined;
  const isOriginal = ({ low, high }: Typed) =>
    parse(low) === parse(original.typed.low) && parse(high) === parse(original.typed.high);
  const faultOf = (next: Typed) => {
    if (isUnreadable(next.low) || isUnreadable(next.high)) return 'unreadable';
    // Bounds in the address may be out of range: they are validated only after the shopper changes them.
    return isOriginal(next) ? undefined : priceError(read(next), offered);
  };
  const bounds = read(typed);
  const fault = faultOf(typed);
  const texts = unitTexts[kind];
  const reasons = {
    belowCheapest: texts.belowCheapest(format(offered.low)),
    aboveDearest: texts.aboveDearest(format(offered.high)),
    crossed: texts.crossed,
    unreadable: texts.unreadable(format(offered.low)),
  };
  const isWrong = (end: keyof Bounds) =>
    fault === 'unreadable'
      ? isUnreadable(typed[end])
      : fault === 'crossed' || fault === (end === 'low' ? 'belowCheapest' : 'aboveDearest');

  function change(next: Typed) {
    setTyped(next);
    const isFaulty = faultOf(next) !== undefined;
    onFault(isFaulty);
    if (isFaulty) return;
    // The original as received: it may have cents that this country does not display.
    if (isOriginal(next)) onChooseRange(original.bounds);
    else onChooseRange(isTyped(next) ? read(next) : undefined);
  }

  const field = (end: keyof Bounds, label: string) => (
    <Field
      label={label}
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      enterKeyHint="done"
      placeholder={format(offered[end])}
      value={typed[end]}
      aria-invalid={isWrong(end) || undefined}
      aria-describedby={isWrong(end) ? faultId : undefined}
      onChange={({ target }) => change({ ...typed, [end]: target.value })}
      onBlur={() => {
        const amount = amountIn(typed[end]);
        if (amount !== undefined) setTyped({ ...typed, [end]: format(amount) });
      }}
    />
  );
  const thumb = (end: keyof Bounds, label: string) => ({
    label,
    step: stepOf(bounds[end], offered),
    text: format(bounds[end]),
    onMove: (step: number) => change({ ...typed, [end]: format(priceAt(step, offered)) }),
  });

  return (
    <div className={styles.prices}>
      <RangeSlider
        steps={priceSteps(offered)}
        low={thumb('low', ends.least)}
        high={thumb('high', ends.most)}
      />
      <div className={styles.ends}>
        {field('low', ends.least)}
        {field('high', ends.most)}
      </div>
      <p className={styles.fault} id={faultId} role="alert">
        {fault && (
          <>
            <Icon name="alert" size={16} />
            <span>{reasons[fault]}</span>
          </>
        )}
      </p>
    </div>
  );
}
