/**
 * The measured pages in the order of a visit, and a selector that shows that each has loaded; the list has 1,100
 * products.
 */
export const pages = {
  home: { path: '/', shows: 'main h1' },
  list: { path: '/mujer/calzado/', shows: 'main article' },
  product: { path: '/zapatilla-urbana-lago-zp0001.html', shows: 'main h1' },
  cart: { path: '/cart', shows: 'main a[href="/"]' },
} as const;

export type PageName = keyof typeof pages;

export const pageNames = Object.keys(pages) as PageName[];
