/** What a shopper does to 'Filtrar' while its code or the filters are loading, for the button that comes in its place. */
export interface EarlyPress {
  hasFocus: boolean;
  isPressed: boolean;
}
