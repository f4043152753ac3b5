/** A region or a city, as it is chosen. */
export interface Place {
  id: string;
  name: string;
}
