import { someAddressTypes } from '#fixtures/addressTypes.ts';
import { getAddressTypes } from '#schemas/addressTypes.ts';
import { found, handle } from './handle.ts';

export const addressTypeHandlers = [
  handle(getAddressTypes, () => ({ ...found, data: { addresstypes: someAddressTypes() } })),
];
