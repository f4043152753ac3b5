import { anAddress } from '#fixtures/addresses.ts';
import { addAddress, editAddress, getAddresses, removeAddress } from '#schemas/addresses.ts';
import { maria, signInLuz, token } from './people.ts';
import { sequence, state } from './sequence.ts';

/** What a customer writes into an address: all but what the server adds. */
function written(overrides: Parameters<typeof anAddress>[0] = {}) {
  const { id_customer_address: _id, city: _city, ...form } = anAddress(overrides);
  return form;
}

const noDefault = { is_default_billing: '0', is_default_shipping: '0' } as const;
const home = anAddress();
const office = anAddress({ id_customer_address: '302', address1: 'Av. 13', ...noDefault });
const both = state('a customer has addresses', { ...maria, addresses: [home, office] });
const kept = { addresses: [home, office] };

export const addressSequences = [
  sequence(
    addAddress,
    'two new addresses are kept, each with its own id',
    state('a customer is signed in', maria),
    async ({ does, shows, differ }) => {
      const second = written({ address1: 'Av. 13', ...noDefault });
      await does(addAddress, { ...written(), token });
      await does(addAddress, { ...second, token });
      const { addresses } = await does(getAddresses, { token });
      await shows(getAddresses, { token }, { addresses: [written(), second] });
      const [one, other] = addresses.map(({ id_customer_address: id }) => id);
      differ('id_customer_address of two addresses', one ?? '', other ?? '');
    },
  ),
  sequence(editAddress, 'an edit changes one address alone', both, async ({ does, shows }) => {
    const edit = { ...written(office), street_number: '912', additional_info: 'Fondo', phone: '45670000' };
    await does(editAddress, { ...edit, token, id_customer_address: '302' });
    await shows(getAddresses, { token }, { addresses: [home, { ...edit, id_customer_address: '302' }] });
  }),
  sequence(removeAddress, 'a removed address is gone, and the other stays', both, async ({ does, shows }) => {
    await does(removeAddress, { token, id: '301' });
    await shows(getAddresses, { token }, { addresses: [office] });
  }),
  sequence(getAddresses, 'another customer sees and changes no address', both, async (steps) => {
    const luz = await signInLuz(steps);
    await steps.hides(getAddresses, { token: luz.token }, home.address1);
    await steps.does(addAddress, { ...written({ address1: 'Calle 50' }), token: luz.token });
    await steps.tries(editAddress, {
      ...written({ address1: 'Calle 50' }),
      token: luz.token,
      id_customer_address: '301',
    });
    await steps.tries(removeAddress, { token: luz.token, id: '302' });
    await steps.shows(getAddresses, { token }, kept);
    await steps.shows(getAddresses, { token: luz.token }, { addresses: [{ address1: 'Calle 50' }] });
  }),
];
