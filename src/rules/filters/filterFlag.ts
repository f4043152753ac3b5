/** Whether the filter draft is in the store, by the value of the flag catalogue filters refactor (FILT-31, FILT-32). */
export const hasFilterSlice = (flag: string): boolean => flag === 'on';
