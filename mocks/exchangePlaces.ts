import { officesOf } from '#fixtures/offices.ts';
import { aPickup } from '#fixtures/exchanges.ts';
import type { Office, Pickup } from '#schemas/exchanges.ts';
import { wireTime } from './clock.ts';
import type { AddressRow } from './customers.ts';
import { cityIn } from './places.ts';
import type { Session } from './session.ts';

const day = 86_400_000;

/** Cities to which no carrier comes, though there is a branch. */
const withoutPickup: ReadonlySet<string> = new Set(['7']);

/** When a carrier comes to an address: three days from now, in a city that it knows (ERR-51). */
export function pickupsAt(session: Session, address: AddressRow): Pickup[] {
  const { fk_customer_address_region: region, fk_customer_address_city: city } = address;
  if (city === '0' || withoutPickup.has(city) || cityIn(session, region, city) === undefined) return [];
  const date = `${wireTime(session.clock.now().getTime() + 3 * day).slice(0, 10)} 08:00:00`;
  return [aPickup({ date })];
}

/** How many first digits of a postcode an office shares with what is near to it. */
const near: Readonly<Record<Session['country'], number>> = { ar: 2, cl: 3, co: 0, br: 2 };

/** The offices near the postcode of an address (ERR-52); without postcodes, those of its city. */
export const officesNear = ({ country }: Session, { postcode, city }: AddressRow): Office[] =>
  officesOf(country).filter((office) =>
    near[country] === 0
      ? office.city === city
      : office.postcode.slice(0, near[country]) === postcode.slice(0, near[country]),
  );
