/** The pictures that stand where a product's picture has not come (IMG-02), by size. */
export type Placeholder = 'small' | 'medium' | 'large';

/** The placeholder for a picture of that width in px (IMG-01). */
export function placeholderOf(width: number): Placeholder {
  if (width < 60) return 'small';
  return width < 114 ? 'medium' : 'large';
}
