import type { Home, HomeLink } from '#schemas/home.ts';

/** A promotion in an event. */
export interface Promotion {
  name: string;
  /** 'superior 1' (TRACK-31, TRACK-32). */
  position: string;
}

const labels = { top: 'superior', main: 'central', bottom: 'inferior' } as const;

/** The banners of home with their labels, in the order of the page; each slot counts on its own (TRACK-31, TRACK-32). */
export const promotionsOf = (
  home: Pick<Home, keyof typeof labels>,
): { link: HomeLink; promotion: Promotion }[] =>
  (['top', 'main', 'bottom'] as const).flatMap((slot) =>
    home[slot].map((link, index) => ({
      link,
      promotion: { name: link.name, position: `${labels[slot]} ${index + 1}` },
    })),
  );
