import { textBundle } from './textBundle.ts';

/** Texts at the foot of a screen, and of what it leads to. */
export const footTexts = textBundle(
  { foot: { withdrawal: 'Botón de arrepentimiento' } },
  {
    cl: { foot: { withdrawal: 'Derecho a retracto' } },
    co: { foot: { withdrawal: 'Derecho de retracto' } },
    br: { foot: { withdrawal: 'Derecho de arrepentimiento' } },
  },
);
