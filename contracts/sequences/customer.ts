import { anEdit, aSocialProfile } from '#fixtures/customer.ts';
import { getAddresses } from '#schemas/addresses.ts';
import { getCredits } from '#schemas/credits.ts';
import {
  autoLogin,
  editCustomer,
  getCartHash,
  getCustomer,
  login,
  register,
  socialLogin,
} from '#schemas/customer.ts';
import { getExchangeOrders } from '#schemas/exchanges.ts';
import { getMemberships } from '#schemas/memberships.ts';
import { getOrders } from '#schemas/orders.ts';
import { getDevices } from '#schemas/twoStep.ts';
import { getWishlist } from '#schemas/wishlist.ts';
import { asked, luz, luzSignsIn, maria, page, signInLuz, token } from './people.ts';
import { sequence, state } from './sequence.ts';

const { email, password } = maria.customer;
const { fingerprint } = maria;
const registered = state('a customer is registered', { customer: maria.customer });
const signedIn = state('a customer is signed in', maria);

const newPassword = 'Clave456';
const changed = { first_name: 'Ana', last_name: 'Paz', identification: '7654321' };
const edit = {
  ...anEdit(),
  ...changed,
  day: '29',
  month: '02',
  year: '1984',
  newsletter_subscriptions: '[{"key":"ofertas","subscribed":false},{"key":"tendencias","subscribed":true}]',
  oldpassword: password,
  password: newPassword,
  password2: newPassword,
};

export const customerSequences = [
  sequence(login, 'the token of a sign in is that of the customer', registered, async ({ does, shows }) => {
    const { customer } = await does(login, { username: email, password, fingerprint });
    await shows(
      getCustomer,
      { token: customer.token },
      { customer: { id_customer: customer.id_customer, email } },
    );
  }),
  sequence(autoLogin, 'the hash of a sign in signs in again', registered, async ({ does, shows }) => {
    const { customer } = await does(login, { username: email, password, fingerprint });
    const again = await does(autoLogin, { hash: customer.id_hash, fingerprint });
    await shows(
      getCustomer,
      { token: again.customer.token },
      { customer: { id_customer: customer.id_customer, email } },
    );
  }),
  sequence(
    socialLogin,
    'a social profile signs in to the customer of its e-mail',
    registered,
    async ({ does, shows }) => {
      const { customer } = await does(socialLogin, aSocialProfile());
      await shows(
        getCustomer,
        { token: customer.token },
        { customer: { id_customer: customer.idCustomer, email } },
      );
    },
  ),
  sequence(
    register,
    'a registered customer can sign in, and her details are kept',
    state('an e-mail is not registered', { email: luz.email }),
    async ({ does, shows, refuses }) => {
      await does(register, luz);
      await refuses(login, { ...luzSignsIn, password: 'Clave124' });
      const { customer } = await does(login, luzSignsIn);
      const { first_name, last_name, identification, identification_type, gender } = luz;
      const details = { first_name, last_name, identification, identification_type, gender };
      await shows(
        getCustomer,
        { token: customer.token },
        {
          customer: {
            ...details,
            email: luz.email,
            birthday: '1990-05-07',
            is_newsletter_subscribed: false,
          },
        },
      );
      await refuses(register, luz);
    },
  ),
  sequence(
    editCustomer,
    'an edit of details and password is kept',
    signedIn,
    async ({ does, shows, refuses }) => {
      await does(editCustomer, edit);
      const newsletter_subscriptions = [
        { key: 'ofertas', subscribed: false },
        { key: 'tendencias', subscribed: true },
      ];
      const now = { ...changed, birthday: '1984-02-29', newsletter_subscriptions };
      await shows(getCustomer, { token }, { customer: now });
      await refuses(login, { username: email, password, fingerprint });
      await does(login, { username: email, password: newPassword, fingerprint });
    },
  ),
  sequence(getCustomer, 'each of two tokens is that of its own customer', signedIn, async (steps) => {
    const other = await signInLuz(steps);
    steps.differ('customer.token of two customers', token, other.token);
    steps.differ('customer.id_customer of two customers', maria.customer.id_customer, other.id_customer);
    steps.differ('customer.id_hash of two customers', maria.customer.id_hash, other.id_hash);
    await steps.shows(getCustomer, { token }, { customer: { email } });
    await steps.shows(getCustomer, { token: other.token }, { customer: { email: luz.email } });
  }),
  sequence(editCustomer, 'a customer is not edited with the token of another', signedIn, async (steps) => {
    const other = await signInLuz(steps);
    await steps.tries(editCustomer, { ...edit, token: other.token });
    await steps.shows(getCustomer, { token }, { customer: { first_name: maria.customer.first_name } });
    await steps.does(login, { username: email, password, fingerprint });
  }),
  sequence(getCustomer, 'a token that is unknown opens nothing', signedIn, async ({ refuses }) => {
    const unknown = { token: `${token}0` };
    await refuses(getCustomer, unknown);
    await refuses(getCartHash, unknown);
    await refuses(getAddresses, unknown);
    await refuses(getWishlist, unknown);
    await refuses(getOrders, { ...page, ...unknown });
    await refuses(getCredits, { ...page, ...unknown });
    await refuses(getMemberships, { ...page, ...unknown });
    await refuses(getExchangeOrders, { ...page, ...unknown });
    await refuses(getDevices, { ...asked, ...unknown });
  }),
];
