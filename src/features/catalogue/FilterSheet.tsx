import { useState } from 'react';
import { useShop } from '#commerce/shop.ts';
import { withFilters } from '#rules/filterAddress.ts';
import { filterTypeOf } from '#rules/filterTypes.ts';
import type { AvailableFilter, FilterChoice } from '#schemas/catalogue.ts';
import { filtersCleared, filtersRestored } from '#store/catalogFilters.ts';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { FilterControl } from './FilterControl.tsx';
import styles from './FilterSheet.module.css';
import { useDraftAnswer } from './useDraftAnswer.ts';
import { useFilterDraft } from './useFilterDraft.ts';

export interface FilterSheetProps {
  open: boolean;
  /** The address of the list, and what is chosen there. */
  url: string;
  chosen: FilterChoice[];
  /** How many products that gives; undefined while it is not known. */
  total: number | undefined;
  filters: readonly AvailableFilter[];
  onApply: (url: string) => void;
  onClose: () => void;
}

/** All filters of a list: choices are drafts until they are applied, and counted before (FILT-23, FIND-01). */
export function FilterSheet({ open, url, chosen, total, filters, onApply, onClose }: FilterSheetProps) {
  const { filters: texts, shell } = useShop().texts;
  const { draft, happen } = useFilterDraft(chosen);
  const [faulty, setFaulty] = useState(false);
  // Raised where all is set at once: what was typed gives way.
  const [round, setRound] = useState(0);
  const next = withFilters(url, draft.choices);
  const known = { url: withFilters(url, draft.original), total, filters };
  const answer = useDraftAnswer(next, known);
  const seen = answer.total === undefined || faulty ? undefined : texts.see(answer.total);

  function setAll(event: ReturnType<typeof filtersCleared | typeof filtersRestored>) {
    happen(event);
    setFaulty(false);
    setRound(round + 1);
  }

  return (
    <Sheet
      full
      open={open}
      title={texts.title}
      closeLabel={shell.close}
      onClose={onClose}
      tool={
        <Button kind="text" onClick={() => setAll(filtersRestored())}>
          {texts.restore}
        </Button>
      }
      foot={
        <>
          <Button kind="plain" onClick={() => setAll(filtersCleared())}>
            {texts.clear}
          </Button>
          <Button disabled={faulty} onClick={() => onApply(next)}>
            <span className={styles.apply}>
              {texts.apply} {seen !== undefined && <small>{seen}</small>}
            </span>
          </Button>
        </>
      }
    >
      <VisuallyHidden as="output">{seen}</VisuallyHidden>
      {answer.filters.map((filter) => (
        <FilterControl
          key={`${filter.key} ${filterTypeOf(filter) === 'range_selector' ? round : ''}`}
          filter={filter}
          choices={draft.choices}
          happen={happen}
          onFault={setFaulty}
        />
      ))}
    </Sheet>
  );
}
