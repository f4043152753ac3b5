/** How a visitor came to a list, as the event 'navigation' names it (TRACK-26). */
export type NavigationType = 'sin resultados' | 'busqueda' | 'categoria';

// As in `rules/catalogue/catalogueError.ts`, which comes with the code of the lists alone.
const notFound = 'NOT_FOUND';

/** The kind of navigation by the first answer of a list (TRACK-25, TRACK-26). */
export function navigationType({
  error,
  search,
}: {
  error: readonly string[];
  search: boolean;
}): NavigationType {
  if (error[0] === notFound) return 'sin resultados';
  return search ? 'busqueda' : 'categoria';
}
