import type { CustomerAddress } from '#schemas/addresses.ts';

const joined = (parts: readonly string[], by: string) => parts.filter((part) => part !== '').join(by);

/** Street and number: what tells an address from others. */
export const streetOf = ({ address1, street_number }: CustomerAddress): string =>
  joined([address1, street_number], ' ');

/** The other lines of an address: who, where and how to call; what is not known has none. */
export function linesOf(address: CustomerAddress): string[] {
  const { first_name, last_name, additional_info, postcode, city, prefix, phone, phone_optional } = address;
  const lines = [
    additional_info,
    joined([city, postcode], ', '),
    joined([first_name, last_name], ' '),
    joined([joined([prefix, phone], ' '), phone_optional], ' · '),
  ];
  return [...new Set(lines)].filter((line) => line !== '');
}
