/** The parameter of a filter in the address (FILT-14). */
export function parameterOf(key: string): string {
  if (key === 'color') return 'color_family';
  return key === 'is_special_price' ? 'special_price' : key;
}
