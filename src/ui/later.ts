import { type ComponentType, lazy } from 'react';

const nothing = { default: (): null => null };

/**
 * A part that its screen can do without, whose code comes when it is first drawn, in a `Suspense`. Where the code does
 * not come nothing stands in its place, and what is around it stays.
 */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => nothing,
    ),
  );
