import type { CityRegion } from '#schemas/cityRegion.ts';
import { locationCode } from './cityRegion.ts';

/** A shipment from a seller to a location. */
interface Shipment {
  place: CityRegion;
  type: 'standard' | 'fast';
  /** Marketplace seller; '' for this shop. */
  seller: string;
}

/** Arguments of the call for shipping methods (SHIP-06); this shop is not sent as a seller. */
export const shippingArgs = ({ place, type, seller }: Shipment) => ({
  location: locationCode(place),
  shipment_type: type,
  ...(seller !== '' && { supplier: seller }),
});
