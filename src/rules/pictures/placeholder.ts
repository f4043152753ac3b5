/** Placeholder images for a product picture that has not loaded (IMG-02), by size. */
export type Placeholder = 'small' | 'medium' | 'large';

/** The placeholder for a picture of the given width in px (IMG-01). */
export function placeholderOf(width: number): Placeholder {
  if (width < 60) return 'small';
  return width < 114 ? 'medium' : 'large';
}
