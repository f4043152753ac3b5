import { type ComponentType, lazy } from 'react';

/** Stands for a part that can be done without. */
const Nothing = () => null;

/**
 * A part whose code comes when it is first drawn, in a `Suspense`. Where the code does not come `Otherwise` stands there,
 * and what is around it stays.
 */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Otherwise: ComponentType<Props> = Nothing,
) =>
  lazy(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: Otherwise }),
    ),
  );
