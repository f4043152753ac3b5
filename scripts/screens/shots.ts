/** A story in the index of the built Storybook. */
export interface IndexedStory {
  id: string;
  title: string;
  /** 'story', or 'docs' for a documentation page. */
  type: string;
}

/** Toolbar globals that a story sets itself. */
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

/** Size of a screenshot window in px. */
export type Window = (typeof windows)[keyof typeof windows];

const schemes = ['light', 'dark'] as const;

export type Scheme = (typeof schemes)[number];

/** Selects the stories whose id starts with one of the prefixes; without prefixes, those of whole screens. */
export function selectStories(index: readonly IndexedStory[], words: readonly string[]): IndexedStory[] {
  const stories = index.filter(({ type }) => type === 'story');
  if (words.length === 0) return stories.filter(({ title }) => !title.includes('/'));
  const unknown = words.filter((word) => !stories.some(({ id }) => id.startsWith(word)));
  if (unknown.length > 0) throw new Error(`Failed to find a story that begins with ${unknown.join(', ')}.`);
  return stories.filter(({ id }) => words.some((word) => id.startsWith(word)));
}

/**
 * Windows and schemes for a story. Every story is taken on both phones and in both schemes, so a story that only sets
 * one of these has no shots of its own; a story with large text or a wide window is taken there.
 */
export function shotsOf({ scheme, text, viewport }: StoryGlobals): { window: Window; schemes: Scheme[] }[] {
  const wanted = schemes.filter((each) => scheme === undefined || each === scheme);
  if (text !== undefined) return [{ window: windows.narrow, schemes: wanted }];
  if (viewport?.value === 'wide') return [{ window: windows.wide, schemes: wanted }];
  if (scheme !== undefined || viewport !== undefined) return [];
  return [windows.phone, windows.narrow].map((window) => ({ window, schemes: wanted }));
}

/** File name of a screenshot: 'cart--one-line' becomes 'cart.one-line.dark.390.png'. */
export function fileOf(id: string, scheme: Scheme, { width }: Window): string {
  return `${id.replace('--', '.')}.${scheme}.${width}.png`;
}
