/** Scrolls to the end of the page, where rows of products are rendered once they are near. */
export const scrollToEnd = () =>
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
