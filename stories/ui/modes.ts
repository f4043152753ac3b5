/** Toolbar globals. Each component also has a story in these modes. */
export const dark = { scheme: 'dark' };
export const narrow = { viewport: { value: 'narrow' } };
export const doubled = { text: '200%', viewport: { value: 'narrow' } };
export const wide = { viewport: { value: 'wide' } };
