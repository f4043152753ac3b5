import { useId, useState } from 'react';
import { useShop } from '#commerce/shop.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { type Bounds, parseBounds } from '#rules/filters/bounds.ts';
import { parseAmount } from '#rules/filters/parseAmount.ts';
import { priceAt, priceError, priceRange, priceSteps, stepOf } from '#rules/filters/priceFilter.ts';
import { formatMoney } from '#rules/product/money.ts';
import type { AvailableFilter } from '#schemas/catalogue.ts';
import { filtersTexts } from '#texts/filters.ts';
import { Field } from '#ui/controls/Field.tsx';
import { RangeSlider } from '#ui/controls/RangeSlider.tsx';
import { Icon } from '#ui/layout/Icon.tsx';
import styles from './FilterSheet.module.css';

interface PriceRangeProps {
  filter: AvailableFilter;
  /** The chosen bounds: '20000-60000'. */
  value: string | undefined;
  onChoose: (bounds: Bounds | undefined) => void;
  /** Called with whether the input is invalid (FILT-27). */
  onFault: (faulty: boolean) => void;
}

type Typed = Record<keyof Bounds, string | undefined>;

/** The lowest and the highest price: typed, or dragged on a slider (FILT-06, FILT-24 to FILT-27). */
export function PriceRange({ filter, value, onChoose, onFault }: PriceRangeProps) {
  const { country } = useShop();
  const texts = useTexts(filtersTexts);
  const { filters: filterTexts } = texts;
  const money = (amount: number) => formatMoney(amount, country);
  const amountIn = (text: string | undefined) => parseAmount(text ?? '', country);
  const faultId = useId();
  const [original] = useState(() => {
    const bounds = parseBounds(value ?? '');
    return { bounds, typed: { low: bounds && money(bounds.low), high: bounds && money(bounds.high) } };
  });
  const [typed, setTyped] = useState<Typed>(original.typed);
  const offered = priceRange(filter, country);
  if (offered === undefined) return null;

  const read = ({ low, high }: Typed): Bounds => ({
    low: amountIn(low) ?? offered.low,
    high: amountIn(high) ?? offered.high,
  });
  const isTyped = ({ low, high }: Typed) => amountIn(low) !== undefined || amountIn(high) !== undefined;
  const isOriginal = ({ low, high }: Typed) =>
    amountIn(low) === amountIn(original.typed.low) && amountIn(high) === amountIn(original.typed.high);
  // Prices in the address may be out of range: they are validated only after the shopper changes them.
  const faultOf = (next: Typed) => (isOriginal(next) ? undefined : priceError(read(next), offered));
  const bounds = read(typed);
  const fault = faultOf(typed);
  const reasons = {
    belowCheapest: filterTexts.belowCheapest(money(offered.low)),
    aboveDearest: filterTexts.aboveDearest(money(offered.high)),
    crossed: filterTexts.crossed,
  };

  function change(next: Typed) {
    setTyped(next);
    const isWrong = faultOf(next) !== undefined;
    onFault(isWrong);
    if (isWrong) return;
    // The original as received: it may have cents that this country does not display.
    if (isOriginal(next)) onChoose(original.bounds);
    else onChoose(isTyped(next) ? read(next) : undefined);
  }

  const field = (end: 'low' | 'high', label: string, wrong: boolean) => (
    <Field
      label={label}
      inputMode={country.money.cents === 'never' ? 'numeric' : 'decimal'}
      autoComplete="off"
      enterKeyHint="done"
      placeholder={money(offered[end])}
      value={typed[end] ?? ''}
      aria-invalid={wrong || undefined}
      aria-describedby={wrong ? faultId : undefined}
      onChange={({ target }) => change({ ...typed, [end]: target.value })}
      onBlur={() => isTyped(typed) && setTyped({ ...typed, [end]: typed[end] && money(bounds[end]) })}
    />
  );
  const end = (which: 'low' | 'high', label: string) => ({
    label,
    step: stepOf(bounds[which], offered),
    text: money(bounds[which]),
    onMove: (step: number) => change({ ...typed, [which]: money(priceAt(step, offered)) }),
  });

  return (
    <div className={styles.prices}>
      <RangeSlider
        steps={priceSteps(offered)}
        low={end('low', filterTexts.least)}
        high={end('high', filterTexts.most)}
      />
      <div className={styles.ends}>
        {field('low', filterTexts.least, fault === 'belowCheapest' || fault === 'crossed')}
        {field('high', filterTexts.most, fault === 'aboveDearest' || fault === 'crossed')}
      </div>
      <p className={styles.fault} id={faultId} role="alert">
        {fault && (
          <>
            <Icon name="alert" size={16} />
            {reasons[fault]}
          </>
        )}
      </p>
    </div>
  );
}
