import type { AvailableFilter } from '#schemas/catalogue.ts';
import { filterCodecs, type FilterType, parameterTypes } from './filterTypes.ts';
import { parameterOf } from './parameterOf.ts';

const isType = (type: string): type is FilterType => Object.hasOwn(filterCodecs, type);

/** The type of a filter: its own, else that of its key, else a multi selector (FILT-11). */
export const filterTypeOf = ({ key, type }: Pick<AvailableFilter, 'key' | 'type'>): FilterType =>
  isType(type) ? type : (parameterTypes.get(parameterOf(key)) ?? 'multi_selector');
