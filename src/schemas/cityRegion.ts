/** The chosen delivery location: ids of region and city (GEO-01). */
export interface CityRegion {
  region: string;
  city: string;
}
