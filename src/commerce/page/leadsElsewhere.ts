import type { MouseEvent } from 'react';

/** Whether the browser follows a pressed link in another tab or window, or saves what it leads to. */
export const leadsElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
