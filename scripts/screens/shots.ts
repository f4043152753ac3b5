/** A story as the index of the built Storybook lists it. */
export interface IndexedStory {
  id: string;
  title: string;
  /** 'story', or 'docs' for a page of words. */
  type: string;
}

/** What a story itself says of the toolbar; what it leaves open is chosen here. */
export interface StoryGlobals {
  scheme?: string;
  text?: string;
  viewport?: { value: string };
}

const windows = {
  phone: { width: 390, height: 844 },
  narrow: { width: 320, height: 640 },
  wide: { width: 1200, height: 844 },
} as const;

/** A window of which pictures are taken, in px. */
export type Window = (typeof windows)[keyof typeof windows];

const schemes = ['light', 'dark'] as const;

/** The colour schemes of the look. */
export type Scheme = (typeof schemes)[number];

/** The stories of a run: those whose id begins with one of the words; without words, those of whole screens. */
export function chosen(index: readonly IndexedStory[], words: readonly string[]): IndexedStory[] {
  const stories = index.filter(({ type }) => type === 'story');
  if (words.length === 0) return stories.filter(({ title }) => !title.includes('/'));
  const unknown = words.filter((word) => !stories.some(({ id }) => id.startsWith(word)));
  if (unknown.length > 0) throw new Error(`Failed to find a story that begins with ${unknown.join(', ')}.`);
  return stories.filter(({ id }) => words.some((word) => id.startsWith(word)));
}

/**
 * The windows and schemes in which one story is taken. Every story is taken on both phones and in both schemes, so a
 * story that only asks for one of these shows nothing new and has no shots; one that doubles the text, or stands in a
 * wide window, is taken there.
 */
export function shotsOf({ scheme, text, viewport }: StoryGlobals): { window: Window; schemes: Scheme[] }[] {
  const asked = schemes.filter((each) => scheme === undefined || each === scheme);
  if (text !== undefined) return [{ window: windows.narrow, schemes: asked }];
  if (viewport?.value === 'wide') return [{ window: windows.wide, schemes: asked }];
  if (scheme !== undefined || viewport !== undefined) return [];
  return [windows.phone, windows.narrow].map((window) => ({ window, schemes: asked }));
}

/** 'cart--one-line' in a window and a scheme: 'cart.one-line.dark.390.png'. */
export function fileOf(id: string, scheme: Scheme, { width }: Window): string {
  return `${id.replace('--', '.')}.${scheme}.${width}.png`;
}
