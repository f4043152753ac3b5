import * as v from 'valibot';
import { newsletters } from '#fixtures/customer.ts';
import { hashLife } from '#mocks/clock.ts';
import { handle, handleForCustomer, notRegistered, ok, refuse } from '#mocks/handle.ts';
import type { Database } from '#mocks/database.ts';
import {
  autoLogin,
  editCustomer,
  getCustomer,
  login,
  logout,
  recoverPassword,
  register,
  socialLogin,
} from '#schemas/customer.ts';
import type { SocialCustomer } from '#schemas/customerShape.ts';
import {
  birthdayOf,
  detailChecks,
  isEmail,
  passwordChecks,
  wrongData,
  wrongFields,
  failedFields,
} from './registration.ts';
import { detailsOf, isFresh, isKnownDevice, nextNumber, signIn } from './signIn.ts';
import type { CustomerRow } from './tables.ts';

const wrongPassword = () => refuse('Required username and password');

const withEmail = ({ customers }: Database, email: string) => {
  const wanted = email.trim().toLowerCase();
  return customers.list({ where: (row) => row.email === wanted })[0];
};

/** The first id of a registered customer: above the ids of the seed. */
const firstRegistered = 5000;

type Registered = Pick<
  CustomerRow,
  'email' | 'password' | 'first_name' | 'middle_name' | 'last_name' | 'gender' | 'birthday'
> &
  Partial<CustomerRow>;

async function addCustomer(db: Database, given: Registered): Promise<CustomerRow> {
  const id = String(firstRegistered + nextNumber(db));
  const row: CustomerRow = {
    identification: '',
    identification_type: '',
    socialId: '',
    newsletters: [],
    hasOrders: false,
    twoStep: false,
    bankData: null,
    ...given,
    email: given.email.toLowerCase(),
    id,
    hash: `h-${id}`,
    hashExpires: db.clock.now().getTime() + hashLife,
  };
  await db.customers.add(row);
  return row;
}

/** The customer of a social profile: found by its id or e-mail, or registered. */
async function customerOfProfile(
  db: Database,
  { socialId, ...profile }: Omit<Registered, 'password'> & { socialId: string },
) {
  const [linked] = db.customers.list({ where: (row) => row.socialId === socialId });
  if (linked !== undefined) return linked;
  const known = withEmail(db, profile.email);
  if (known === undefined) return addCustomer(db, { ...profile, socialId, password: '' });
  await db.customers.change(known.id, (row) => {
    row.socialId = socialId;
  });
  return known;
}

const inSocialNames = ({
  id_customer: idCustomer,
  first_name: firstName,
  id_hash: idHash,
  ...rest
}: Awaited<ReturnType<typeof signIn>>): SocialCustomer => ({ ...rest, idCustomer, firstName, idHash });

export const customerHandlers = [
  // Must come before `login`: both have the same path, and `login` has no field that distinguishes them.
  handle(autoLogin, async ({ db, args: { hash, fingerprint } }) => {
    const [row] = db.customers.list({ where: (each) => each.hash === hash });
    if (row === undefined || !isFresh(db, row)) return refuse('Autologin hash not found.');
    return { ...ok, customer: await signIn(db, row, fingerprint) };
  }),
  handle(login, async ({ db, args: { username, password, fingerprint } }) => {
    if (username.trim() === '' || password === '') return wrongPassword();
    const row = withEmail(db, username);
    if (row === undefined) return notRegistered();
    if (row.password !== password) return wrongPassword();
    return { ...ok, customer: await signIn(db, row, fingerprint) };
  }),
  handle(socialLogin, async ({ db, args }) => {
    const { accessToken, idFacebook, email, firstName, lastName, middleName, gender, birthday } = args;
    const required = { accessToken, idFacebook, firstName, lastName, email: isEmail(email) };
    const wrong = Object.entries(required).filter(([, value]) => value === '' || value === false);
    if (wrong.length > 0) return wrongData(wrong.map(([field]) => field));
    const row = await customerOfProfile(db, {
      socialId: idFacebook,
      email,
      first_name: firstName,
      middle_name: middleName,
      last_name: lastName,
      gender,
      birthday,
    });
    return { ...ok, customer: inSocialNames(await signIn(db, row, args.fingerprint)) };
  }),
  // The request does not identify the customer: her token stays valid until it expires.
  handle(logout, () => ok),
  handle(recoverPassword, ({ db, args: { email } }) =>
    withEmail(db, email) === undefined ? notRegistered() : ok,
  ),
  handle(register, async ({ db, args }) => {
    const today = db.clock.now();
    const wrong = wrongFields(args, db.country, today);
    const birthday = birthdayOf(args, today);
    if (wrong.length > 0 || birthday === undefined) return wrongData(wrong);
    if (withEmail(db, args.email) !== undefined) return refuse('This email is already in use.');
    const { password2: _, day: _day, month: _month, year: _year, is_newsletter_subscribed, ...given } = args;
    const { id, email, first_name, middle_name, last_name } = await addCustomer(db, {
      ...given,
      birthday,
      newsletters: is_newsletter_subscribed === '1' ? newsletters.map(({ key }) => key) : [],
    });
    return { ...ok, customer: { id_customer: id, email, first_name, middle_name, last_name } };
  }),
  handleForCustomer(getCustomer, ({ db, customer, fingerprint }) => ({
    ...ok,
    customer: {
      ...detailsOf(customer),
      two_step_auth_enable: customer.twoStep,
      two_step_auth_device_active: customer.twoStep && isKnownDevice(db, customer.id, fingerprint),
      bank_data: customer.bankData,
    },
  })),
];

const keys: readonly string[] = newsletters.map(({ key }) => key);

/** The newsletters that an edit chooses. */
const choice = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.strictObject({ key: v.picklist(keys), subscribed: v.boolean() })),
);

/** Changes the details of a customer, and her password if she sends the current one. */
export const editHandlers = [
  handleForCustomer(editCustomer, async ({ db, customer, args }) => {
    const { oldpassword, password, password2 } = args;
    const today = db.clock.now();
    const chosen = v.safeParse(choice, args.newsletter_subscriptions);
    const isNewPassword = [oldpassword, password, password2].some((each) => each !== undefined);
    const wrong = failedFields([
      ...detailChecks(args, db.country, today),
      ['newsletter_subscriptions', chosen.success],
      ...(isNewPassword
        ? [
            ['oldpassword', oldpassword === customer.password] as const,
            ...passwordChecks(password, password2),
          ]
        : []),
    ]);
    const birthday = birthdayOf(args, today);
    if (wrong.length > 0 || birthday === undefined || !chosen.success) return wrongData(wrong);
    const { first_name, middle_name, last_name, identification, identification_type, gender } = args;
    const isWanted = new Map(chosen.output.map(({ key, subscribed }) => [key, subscribed]));
    await db.customers.change(customer.id, (row) => {
      Object.assign(row, { first_name, middle_name, last_name, identification, identification_type, gender });
      Object.assign(row, { birthday, ...(password !== undefined && { password }) });
      row.newsletters = keys.filter((key) => isWanted.get(key) ?? customer.newsletters.includes(key));
    });
    const {
      id_hash: _hash,
      visitor_has_orders: _orders,
      ...shown
    } = detailsOf(db.customers.find(customer.id) ?? customer);
    return { ...ok, customer: shown };
  }),
];
