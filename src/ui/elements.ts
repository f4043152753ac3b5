import type { ReactElement } from 'react';

/**
 * What may stand beside other children: elements, and no text. A browser that translates the page replaces text nodes, and
 * React would not find them again (scripts/lint/bareTexts.ts).
 */
export type Elements = ReactElement | false | '' | null | undefined | readonly Elements[];
