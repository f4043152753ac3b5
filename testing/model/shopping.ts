import * as fc from 'fast-check';
import { type CommandsOf, sequenceOf } from './commandSequence.ts';
import { codesOfShop, itemsOfShop, skusOfShop } from './shopperWorld.ts';

const tab = fc.nat(1);
const which = fc.nat(4);

const commands = {
  add: fc.record({ tab, item: fc.constantFrom(...itemsOfShop) }),
  set: fc.record({ tab, which, quantity: fc.integer({ min: 1, max: 5 }) }),
  remove: fc.record({ tab, which }),
  undo: fc.record({ tab }),
  saveForLater: fc.record({ tab, which }),
  coupon: fc.record({ tab, code: fc.constantFrom(...codesOfShop) }),
  favourite: fc.record({ tab, sku: fc.constantFrom(...skusOfShop) }),
  /** Signs in, with a merge of the guest's cart. */
  signIn: fc.record({ tab, who: fc.constantFrom('ana', 'nueva') }),
  signOut: fc.record({ tab }),
  expire: fc.record({ tab }),
  /** Opens the page again, in its tab; the system may have taken it away. */
  reload: fc.record({ tab, isTaken: fc.boolean() }),
  /** The network is gone; the browser may not notice. */
  offline: fc.record({ isNoticed: fc.boolean() }),
  online: fc.record({}),
  /** Requests and responses are held from now on, until they are released or lost. */
  hold: fc.record({}),
  answer: fc.record({ which, times: fc.integer({ min: 1, max: 4 }) }),
  lose: fc.record({ which }),
  refuse: fc.record({}),
  /** The server has lost the cart. */
  forget: fc.record({}),
  stock: fc.record({ item: fc.constantFrom(...itemsOfShop), left: fc.integer({ min: 0, max: 2 }) }),
  secondTab: fc.record({}),
  empty: fc.record({ tab }),
  focus: fc.record({ tab }),
};

export type Commands = CommandsOf<typeof commands>;

/** Something that a shopper does, or the network, the server or the system. */
export type Command = Commands[keyof Commands];

/** What shoppers do. */
export const shopping: fc.Arbitrary<Command[]> = sequenceOf(commands, {
  add: 6,
  set: 4,
  remove: 3,
  undo: 2,
  coupon: 2,
  favourite: 3,
  hold: 3,
  answer: 8,
  lose: 2,
});
