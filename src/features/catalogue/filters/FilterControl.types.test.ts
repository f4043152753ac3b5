import { expect, test } from 'vitest';
import { filterRecounts } from '#rules/filters/choices.ts';
import { chipLabels } from '#rules/filters/filterChips.ts';
import { filterCodecs, type FilterType } from '#rules/filters/parameters.ts';
import { filterControls } from './FilterControl.tsx';

/** The filter types, and one more that is in no table. */
type More = FilterType | 'date_selector';

/** Each table has every type; `tsc` fails where one that is missing is no error. */
const tables = {
  codec: [
    filterCodecs satisfies Record<FilterType, unknown>,
    // @ts-expect-error the new type has no codec
    filterCodecs satisfies Record<More, unknown>,
  ],
  control: [
    filterControls satisfies Record<FilterType, unknown>,
    // @ts-expect-error the new type has no control
    filterControls satisfies Record<More, unknown>,
  ],
  chip: [
    chipLabels satisfies Record<FilterType, unknown>,
    // @ts-expect-error the new type has no chip text
    chipLabels satisfies Record<More, unknown>,
  ],
  count: [
    filterRecounts satisfies Record<FilterType, unknown>,
    // @ts-expect-error the new type has no count
    filterRecounts satisfies Record<More, unknown>,
  ],
};

test('FILT-04, FILT-11: codec, control, chip and count have the same types, and no others', () => {
  const types = Object.keys(filterCodecs).toSorted();
  expect(types).toHaveLength(6);
  for (const [table] of Object.values(tables)) expect(Object.keys(table ?? {}).toSorted()).toEqual(types);
});
