import { useId, useState } from 'react';
import { useShop } from '#commerce/shop.ts';
import { type Bounds, boundsIn } from '#rules/bounds.ts';
import { formatMoney } from '#rules/money.ts';
import { amountIn, priceAt, priceFault, priceRange, priceSteps, stepOf } from '#rules/priceFilter.ts';
import type { AvailableFilter } from '#schemas/catalogue.ts';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { RangeSlider } from '#ui/RangeSlider.tsx';
import styles from './FilterSheet.module.css';

interface PriceRangeProps {
  filter: AvailableFilter;
  /** What is chosen: '20000-60000'. */
  value: string | undefined;
  onChoose: (bounds: Bounds | undefined) => void;
  /** Whether what is typed cannot be chosen (FILT-27). */
  onFault: (faulty: boolean) => void;
}

/** The lowest and the highest price: typed, or dragged on a slider (FILT-06, FILT-24 to FILT-27). */
export function PriceRange({ filter, value, onChoose, onFault }: PriceRangeProps) {
  const { texts, country } = useShop();
  const { filters: words } = texts;
  const money = (amount: number) => formatMoney(amount, country);
  const faultId = useId();
  const chosen = boundsIn(value ?? '');
  const [typed, setTyped] = useState({
    low: chosen && money(chosen.low),
    high: chosen && money(chosen.high),
  });
  const offered = priceRange(filter);
  if (offered === undefined) return null;

  const read = (said: typeof typed): Bounds => ({
    low: amountIn(said.low ?? '') ?? offered.low,
    high: amountIn(said.high ?? '') ?? offered.high,
  });
  const bounds = read(typed);
  const isTyped = [typed.low, typed.high].some((text) => amountIn(text ?? '') !== undefined);
  // What an address brings may lie outside of what is offered here: it is judged only once it is changed.
  const fault =
    bounds.low === chosen?.low && bounds.high === chosen.high ? undefined : priceFault(bounds, offered);
  const reasons = {
    belowCheapest: words.belowCheapest(money(offered.low)),
    aboveDearest: words.aboveDearest(money(offered.high)),
    crossed: words.crossed,
  };

  function change(said: typeof typed) {
    setTyped(said);
    const next = read(said);
    const wrong = priceFault(next, offered ?? next) !== undefined;
    onFault(wrong);
    if (!wrong) onChoose(said.low || said.high ? next : undefined);
  }

  const field = (end: 'low' | 'high', label: string, wrong: boolean) => (
    <Field
      label={label}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      placeholder={money(offered[end])}
      value={typed[end] ?? ''}
      aria-invalid={wrong || undefined}
      aria-describedby={wrong ? faultId : undefined}
      onChange={({ target }) => change({ ...typed, [end]: target.value })}
      onBlur={() => isTyped && setTyped({ ...typed, [end]: typed[end] && money(bounds[end]) })}
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
      <RangeSlider steps={priceSteps(offered)} low={end('low', words.least)} high={end('high', words.most)} />
      <div className={styles.ends}>
        {field('low', words.least, fault === 'belowCheapest' || fault === 'crossed')}
        {field('high', words.most, fault === 'aboveDearest' || fault === 'crossed')}
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
