import { someAddressTypes } from '#fixtures/addressTypes.ts';
import { getAddressTypes } from '#schemas/addresses.ts';
import { found, handle } from './handle.ts';

export const addressTypeHandlers = [
  handle(getAddressTypes, () => ({ ...found, data: { addresstypes: someAddressTypes() } })),
];
