import { memo, useState } from 'react';
import { chosenOf, filterTypeOf } from '#rules/filters/choices.ts';
import { filterChips } from '#rules/filters/filterChips.ts';
import { formatBounds } from '#rules/filters/parameters.ts';
import type { AvailableFilter, FilterChoice } from '#schemas/catalogue.ts';
import { filterChosen, pricesChosen } from '#store/catalogFilters.ts';
import { Disclosure } from '#ui/controls/Disclosure.tsx';
import { filterControls, type TypeControl } from './filterControls.tsx';
import { useChipTexts } from './useChipTexts.ts';

/** The filters that most shoppers use: open initially. */
const frequent: ReadonlySet<string> = new Set([
  'shoe_size',
  'app_topsize',
  'appbottom_size',
  'price',
  'color_family',
  'color',
]);

/** Whether the input of a filter is invalid (FILT-27, FILT-34). */
export interface FilterFault {
  key: string;
  faulty: boolean;
}

interface FilterControlProps {
  filter: AvailableFilter;
  /** The draft, of all filters. */
  choices: readonly FilterChoice[];
  dispatchDraft: (event: ReturnType<typeof filterChosen | typeof pricesChosen>) => void;
  onFault: (fault: FilterFault) => void;
}

const valuesKey = ({ choices, filter }: FilterControlProps) => chosenOf(choices, filter.key).join();

/** The control of a filter by its type (FILT-05 to FILT-11). A choice re-renders its own filter only. */
export const FilterControl = memo(TypedControl, (before, after) => {
  const isSame = before.filter === after.filter && valuesKey(before) === valuesKey(after);
  return isSame && before.dispatchDraft === after.dispatchDraft && before.onFault === after.onFault;
});

function TypedControl({ filter, choices, dispatchDraft, onFault }: FilterControlProps) {
  const { key, name } = filter;
  const chipTexts = useChipTexts();
  const values = chosenOf(choices, key);
  const [open] = useState(frequent.has(key) || values.length > 0);
  const { Control, alone }: TypeControl = filterControls[filterTypeOf(filter)];
  const choose = (next: string[]) => dispatchDraft(filterChosen({ key, values: next }));
  const control = (
    <Control
      filter={filter}
      values={values}
      onChoose={choose}
      onChooseRange={(bounds) =>
        key === 'price'
          ? dispatchDraft(pricesChosen(bounds))
          : choose(bounds === undefined ? [] : [formatBounds(bounds)])
      }
      onFault={(faulty) => onFault({ key, faulty })}
    />
  );
  if (alone) return control;

  const own = choices.filter((choice) => chosenOf([choice], key).length > 0);
  const note = filterChips(own, [filter], chipTexts)
    .map(({ label }) => label)
    .join(', ');
  return (
    <Disclosure title={name} note={note} open={open}>
      {control}
    </Disclosure>
  );
}
