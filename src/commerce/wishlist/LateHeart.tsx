import { createElement, useContext } from 'react';
import { type HeartProps, LateContext } from '#commerce/page/late.ts';

/** The heart of a product, once its code has loaded; its place is reserved by what it stands on. */
export function LateHeart(props: HeartProps) {
  const { Heart } = useContext(LateContext);
  return Heart && createElement(Heart, props);
}
