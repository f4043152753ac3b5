/** What the toolbar says, as a story's own globals: each part is also looked at in these. */
export const dark = { scheme: 'dark' };
export const narrow = { viewport: { value: 'narrow' } };
export const doubled = { text: '200%', viewport: { value: 'narrow' } };
export const wide = { viewport: { value: 'wide' } };
