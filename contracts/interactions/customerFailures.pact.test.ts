import { describe, expect, test } from 'vitest';
import { getAddresses } from '#schemas/addresses.ts';
import {
  autoLogin,
  editCustomer,
  getCartHash,
  getCustomer,
  login,
  logout,
  mergeCart,
  recoverPassword,
  register,
  socialLogin,
} from '#schemas/customer.ts';
import type { ArgsOf, Endpoint } from '#schemas/endpoint.ts';
import {
  deleteDevice,
  disableTwoStep,
  enableTwoStep,
  getDevices,
  isTwoStepActive,
  validateTwoStep,
} from '#schemas/twoStep.ts';
import { getOrders, getOrderStatus } from '#schemas/orders.ts';
import { addToWishlist, getWishlist, removeFromWishlist } from '#schemas/wishlist.ts';
import { addOutage, addRefusal, down, refused } from '#contracts/pact/failures.ts';
import { refusal } from '#contracts/pact/interaction.ts';
import { sentence } from '#contracts/pact/matchers.ts';
import { asked, customer, fingerprint, refusedBy } from './knownCustomer.ts';

const row = <E extends Endpoint>(call: E, args: ArgsOf<E>) => ({
  call: call as Endpoint,
  name: call.name,
  args,
});

const { email, password } = customer;
const names = { first_name: 'Ana', middle_name: '', last_name: 'Paz' };
const born = { day: '07', month: '05', year: '1990', gender: 'female' };
const document = { identification: '30123456', identification_type: 'DNI' };
const provider = { accessToken: 'EAAB1', idFacebook: '10158', gender: 'female', birthday: '1990-05-07' };

const withoutToken = [
  row(login, { username: email, password, fingerprint }),
  row(autoLogin, { hash: 'h-140', fingerprint }),
  row(socialLogin, { ...provider, email, firstName: 'Ana', lastName: 'Paz', middleName: '', fingerprint }),
  row(logout, {}),
  row(recoverPassword, { email }),
  row(register, {
    email,
    password,
    password2: password,
    ...names,
    ...document,
    ...born,
    is_newsletter_subscribed: '0',
  }),
];

const withToken = [
  row(getCustomer, { token: 'tok-140' }),
  row(editCustomer, {
    token: 'tok-140',
    email,
    ...names,
    ...document,
    ...born,
    newsletter_subscriptions: '[]',
  }),
  row(isTwoStepActive, asked),
  row(getDevices, asked),
  row(deleteDevice, { token: 'tok-140', id: '17', fingerprint }),
  row(enableTwoStep, asked),
  row(disableTwoStep, asked),
  row(validateTwoStep, { ...asked, code: '4821' }),
  row(getCartHash, { token: 'tok-140' }),
  row(mergeCart, { token: 'tok-140', hash: 'd7a903', flag: '1' }),
  row(getAddresses, { token: 'tok-140' }),
  row(getWishlist, { token: 'tok-140' }),
  row(getOrders, { token: 'tok-140', limit: 4, offset: 0 }),
  row(getOrderStatus, { token: 'tok-140', ordernr: '200012345', hash: '1ace6492' }),
  row(addToWishlist, { token: 'tok-140', sku: 'ZP0001' }),
  row(removeFromWishlist, { token: 'tok-140', sku: 'ZP0001' }),
];

/** The shopper reads the message of these calls as it comes (ERR-20). */
const shown = new Set<Endpoint>([login, socialLogin, recoverPassword, register]);

describe('a call of the customer', () => {
  test.each(withToken)('API-13: $name with an unknown token is refused', async ({ call, name, args }) => {
    const problem = await refusal(call, {
      description: `an unknown token (${name})`,
      given: 'a token is unknown',
      params: { token: 'tok-140' },
      args,
      ...refusedBy('Requested token not found.'),
    });
    expect(problem).toMatchObject({ code: 'refused', message: 'Requested token not found.' });
  });

  test.each([...withoutToken, ...withToken])('API-13: $name is refused', async ({ call, name, args }) => {
    const matches = shown.has(call) ? { message: sentence } : {};
    expect(await addRefusal(call, name, args as never, matches)).toMatchObject(refused);
  });

  test.each([...withoutToken, ...withToken])(
    'API-09: $name, while the server is down',
    async ({ call, name, args }) => {
      expect(await addOutage(call, name, args as never)).toMatchObject(down);
    },
  );
});
