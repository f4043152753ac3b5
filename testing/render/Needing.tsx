import { type PropsWithChildren, useMemo, useState } from 'react';
import { LoaderContext, useLoader } from '#ui/lazyPart.tsx';

type Need = ReturnType<typeof useLoader>['need'];

/** A screen on which a press loads its code as `by` says, which is given the real way. */
export function Needing({ by, children }: PropsWithChildren<{ by: (real: Need) => Need }>) {
  const loader = useLoader();
  const [need] = useState(() => by(loader.need));
  const value = useMemo(() => ({ ...loader, need }), [loader, need]);
  return <LoaderContext value={value}>{children}</LoaderContext>;
}
