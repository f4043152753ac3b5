import type { esAr } from './esAr.ts';

/** Every text of the shop, by place. */
export type Texts = typeof esAr;

/** What a country says otherwise than Argentina. */
export type Overrides = { [Place in keyof Texts]?: Partial<Texts[Place]> };
