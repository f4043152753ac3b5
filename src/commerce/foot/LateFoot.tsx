import { createElement, useContext } from 'react';
import { LateContext } from '#commerce/page/late.ts';

/** The foot of a screen, once its code has loaded. */
export function LateFoot() {
  const { Foot } = useContext(LateContext);
  return Foot && createElement(Foot);
}
