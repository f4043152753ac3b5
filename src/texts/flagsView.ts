import { textBundle } from './textBundle.ts';

/** Texts of the flags that developers see and set in mock builds. */
export const flagsViewTexts = textBundle({
  flagsView: {
    title: 'Flags',
    hint: 'Lo que cambie vale en esta pestaña desde la página siguiente.',
  },
});
