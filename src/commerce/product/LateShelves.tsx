import { createElement, useContext } from 'react';
import { LateContext, type ShelvesProps } from '#commerce/page/late.ts';

/** The rows of products at the end of a screen, once their code has loaded. */
export function LateShelves(props: ShelvesProps) {
  const { Shelves } = useContext(LateContext);
  return Shelves && createElement(Shelves, props);
}
