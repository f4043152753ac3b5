import type { CityRegion } from '#schemas/persisted.ts';
import type { ShippingMethod } from '#schemas/shipping.ts';
import { locationCode } from './cityRegion.ts';

export interface DeliveryRow {
  /** The code of the method. */
  code: string;
  name: string;
  /** In the currency's major unit; 0 is free. */
  price: number;
  /** Days from the order on. */
  least: number;
  most: number;
}

/**
 * The delivery methods of a product, the soonest first and then the cheapest. Home delivery of a product with free
 * shipping costs nothing (SHIP-01). Reversed durations are swapped; a method without a name or with a negative price or
 * duration is left out.
 */
export function deliveryRows(
  methods: Readonly<Record<string, ShippingMethod>>,
  isFree: boolean,
): DeliveryRow[] {
  return Object.entries(methods)
    .map(([code, { name, price, days_min, days_max }]) => ({
      code,
      name: name.trim(),
      price: isFree && code === 'standard' ? 0 : price,
      least: Math.min(days_min, days_max),
      most: Math.max(days_min, days_max),
    }))
    .filter(({ name, price, least }) => name !== '' && price >= 0 && least >= 0)
    .toSorted((one, other) => one.most - other.most || one.least - other.least || one.price - other.price);
}

/** A shipment from a seller to a location. */
interface Shipment {
  cityRegion: CityRegion;
  type: 'standard' | 'fast';
  /** Marketplace seller; '' for this shop. */
  seller: string;
}

/** Arguments of the call for shipping methods (SHIP-06); this shop is not sent as a seller. */
export const shippingArgs = ({ cityRegion, type, seller }: Shipment) => ({
  location: locationCode(cityRegion),
  shipment_type: type,
  ...(seller !== '' && { supplier: seller }),
});
