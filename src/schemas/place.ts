/** Where a shopper wants things sent to: ids of region and city (GEO-01). */
export interface Place {
  region: string;
  city: string;
}
