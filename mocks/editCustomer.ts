import * as v from 'valibot';
import { newsletters } from '#fixtures/customer.ts';
import { editCustomer } from '#schemas/customer.ts';
import { ok } from './handle.ts';
import { handleForCustomer } from './handleForCustomer.ts';
import { birthdayOf, detailRights, passwordRights, wrongData, wrongOf } from './registration.ts';
import { detailsOf } from './signIn.ts';

const keys: readonly string[] = newsletters.map(({ key }) => key);

/** The choice of newsletters that an edit sends. */
const choice = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.strictObject({ key: v.picklist(keys), subscribed: v.boolean() })),
);

/** Changes the details of a customer, and her password if she knows the one that she has. */
export const editHandlers = [
  handleForCustomer(editCustomer, async ({ session, customer, args }) => {
    const { oldpassword, password, password2 } = args;
    const today = session.clock.now();
    const chosen = v.safeParse(choice, args.newsletter_subscriptions);
    const isNewPassword = [oldpassword, password, password2].some((each) => each !== undefined);
    const wrong = wrongOf([
      ...detailRights(args, session.country, today),
      ['newsletter_subscriptions', chosen.success],
      ...(isNewPassword
        ? [
            ['oldpassword', oldpassword === customer.password] as const,
            ...passwordRights(password, password2),
          ]
        : []),
    ]);
    const birthday = birthdayOf(args, today);
    if (wrong.length > 0 || birthday === undefined || !chosen.success) return wrongData(wrong);
    const { first_name, middle_name, last_name, identification, identification_type, gender } = args;
    const isWanted = new Map(chosen.output.map(({ key, subscribed }) => [key, subscribed]));
    await session.customers.change(customer.id, (row) => {
      Object.assign(row, { first_name, middle_name, last_name, identification, identification_type, gender });
      Object.assign(row, { birthday, ...(password !== undefined && { password }) });
      row.newsletters = keys.filter((key) => isWanted.get(key) ?? customer.newsletters.includes(key));
    });
    const {
      id_hash: _hash,
      visitor_has_orders: _orders,
      ...shown
    } = detailsOf(session.customers.find(customer.id) ?? customer);
    return { ...ok, customer: shown };
  }),
];
