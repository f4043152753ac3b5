import * as v from 'valibot';
import { isOfRegion } from './addressFields.ts';
import { addSignedIn, signedIn } from './statedCustomer.ts';
import { seeded, state } from './stateKinds.ts';

/** The provider states of addresses and of what their form offers; the lists of a customer are in `belongingStates.ts`. */
export const addressStates = {
  'address types are known': seeded({
    meaning: 'The country has types of address, of which at least one can be chosen and one can not.',
    params: v.object({}),
    reliesOn: 'the types of address of the country, `1` among those that can be chosen.',
  }),
  'a postcode belongs to another region': state({
    meaning: 'As `a customer is signed in`; the postcode is none of the region.',
    params: v.object({ ...signedIn, region: v.string(), postcode: v.string() }),
    set: async (session, { region: id, postcode, ...params }) => {
      if (isOfRegion(postcode, id))
        throw new Error(`Failed to set the state: ${postcode} is a postcode of the region ${id}.`);
      await addSignedIn(session, params);
    },
  }),
};
