import type { Place } from '#schemas/place.ts';
import { locationCode } from './place.ts';

/** What is asked for: how something of a seller is sent to a place. */
interface Sending {
  place: Place;
  type: 'standard' | 'fast';
  /** Another shop that sells it, or '' for this one. */
  seller: string;
}

/** The arguments of the call for shipping methods (SHIP-06); the seller is left out where it is this shop. */
export const shippingAsk = ({ place, type, seller }: Sending) => ({
  location: locationCode(place),
  shipment_type: type,
  ...(seller !== '' && { supplier: seller }),
});
