import { describe, expect, test } from 'vitest';
import { signInAs, type Visit, visit } from '#mocks/visit.ts';
import type { CartReply } from '#schemas/cart.ts';

type HashReply = { error: boolean; message: string; cart: { hash: string } };

const cartNotFound = { error: true, message: 'Cart not found', cart: null, errors: [] };
const tokenNotFound = { error: true, message: 'Requested token not found.' };

const linesOf = ({ cart }: CartReply) => cart.items.map(({ id, quantity }) => `${id}=${quantity}`).join(',');
const calls = ({ send }: Visit, token: string) => ({
  hash: () => send<HashReply>('cart/gethash?api_version=3', { token }),
  merge: (hash: string) => send<CartReply>('cart/merge?api_version=3', { token, hash, flag: '1' }),
  create: (items: string) => send<CartReply>('cart/?api_version=3', { items }),
  read: (hash: string) => send<CartReply>(`cart/?hash=${hash}&api_version=3`),
  remove: (hash: string, item: string) =>
    send<CartReply>('cart/?api_version=3', { item, quantity: '1', hash, items: `${item}=1` }),
});

/** A signed-in customer, and the cart of a guest with these lines. */
async function open(visitor: string, name: string, items: string) {
  const opened = await visit(visitor);
  const { token } = (await signInAs(opened, name)).customer;
  const { db } = opened;
  for (const item of ['ZP0001-38', 'CL0301-S', 'AN0107-38']) db.stock.set(item, 5);
  const made = calls(opened, token);
  const guest = items === '' ? '' : (await made.create(items)).cart.hash;
  return { ...opened, ...made, guest, token };
}

describe('the cart of a customer', () => {
  test('API-52: is found by the token, and is the same each time', async () => {
    const { hash, read } = await open('found', 'ana', '');
    const { cart } = await hash();
    expect(await hash()).toEqual({ error: false, message: '', cart, errors: [] });
    expect(linesOf(await read(cart.hash))).toBe('CL0301-S=2,AN0107-38=1');
  });

  test('API-52: is opened without lines where there is none', async () => {
    const { hash, read } = await open('opened', 'nueva', '');
    const [one, other] = await Promise.all([hash(), hash()]);
    expect(one).toEqual(other);
    expect((await read(one.cart.hash)).cart.items).toEqual([]);
  });

  test('API-52: is another one for each customer, and in another session of one the same', async () => {
    const { hash, ...visitor } = await open('each', 'ana', '');
    const again = calls(visitor, (await signInAs(visitor, 'ana')).customer.token);
    const other = calls(visitor, (await signInAs(visitor, 'socia')).customer.token);
    expect(await again.hash()).toEqual(await hash());
    expect((await other.hash()).cart.hash).not.toBe((await hash()).cart.hash);
  });

  test.each(['', 'tok-999'])('API-52, API-59: is for no token %j', async (token) => {
    const visitor = await open('no token', 'ana', 'ZP0001-38=1');
    const { hash, merge } = calls(visitor, token);
    expect(await hash()).toEqual(tokenNotFound);
    expect(await merge(visitor.guest)).toEqual(tokenNotFound);
    expect(linesOf(await visitor.read(visitor.guest))).toBe('ZP0001-38=1');
  });
});

describe('an add', () => {
  const adding = async (name: string) => {
    const visitor = await open(name, 'ana', 'ZP0001-38=2');
    const add = (fields: Record<string, string>) =>
      visitor.send<CartReply>('cart/?api_version=3', { item: 'ZP0001-38', quantity: '3', ...fields });
    return { ...visitor, add, own: (await visitor.hash()).cart.hash };
  };

  test('API-57: with a token keeps the other lines of the cart, and a new one is the last', async () => {
    const { add, own: hash, token } = await adding('with a token');
    expect(linesOf(await add({ hash, token }))).toBe('CL0301-S=2,AN0107-38=1,ZP0001-38=3');
    expect(linesOf(await add({ hash, token, item: 'CL0301-S', quantity: '1' }))).toBe(
      'CL0301-S=1,AN0107-38=1,ZP0001-38=3',
    );
  });

  test('API-57: with a token takes the cart of a guest as it is, before it is merged', async () => {
    const { add, guest: hash, token } = await adding('before a merge');
    expect(linesOf(await add({ hash, token }))).toBe('ZP0001-38=3');
  });

  test('API-57: with a token that is none changes nothing', async () => {
    const { add, own: hash, read } = await adding('no token');
    expect(await add({ hash, token: 'tok-999' })).toEqual(tokenNotFound);
    expect(linesOf(await read(hash))).toBe('CL0301-S=2,AN0107-38=1');
  });

  test('API-57: with the token of another customer finds no cart', async () => {
    const { add, own: hash, read, ...visitor } = await adding('of another');
    const { token } = (await signInAs(visitor, 'socia')).customer;
    expect(await add({ hash, token })).toEqual(cartNotFound);
    expect(linesOf(await read(hash))).toBe('CL0301-S=2,AN0107-38=1');
  });

  test.each([
    ['neither token nor items', {}],
    ['both', { token: 'tok-1', items: 'ZP0001-38=3' }],
  ])('API-57: with %s is refused', async (_what, fields) => {
    const { add, guest: hash } = await adding('in one way');
    expect(await add({ hash, ...fields })).toMatchObject({ error: true, cart: null });
  });
});

describe('a merge', () => {
  test.each([
    ['nueva', 'ZP0001-38=2', 'ZP0001-38=2'],
    ['ana', 'ZP0001-38=2', 'CL0301-S=2,AN0107-38=1,ZP0001-38=2'],
    ['ana', 'CL0301-S=1', 'CL0301-S=2,AN0107-38=1'],
    ['ana', 'CL0301-S=4,ZP0001-38=1', 'CL0301-S=4,AN0107-38=1,ZP0001-38=1'],
  ])('API-59: into the cart of %s, of %s, has %s', async (name, items, merged) => {
    const { hash, merge, guest } = await open(`merge ${items}`, name, items);
    const reply = await merge(guest);
    expect(linesOf(reply)).toBe(merged);
    expect(reply.cart.hash).toBe((await hash()).cart.hash);
    expect(reply.errors).toEqual([]);
  });

  test('API-59: that is repeated answers the same and adds nothing', async () => {
    const { merge, guest } = await open('repeated', 'ana', 'CL0301-S=3,ZP0001-38=2');
    const first = await merge(guest);
    expect(await merge(guest)).toEqual(first);
    expect(await Promise.all([merge(guest), merge(guest)])).toEqual([first, first]);
  });

  test('API-59: that comes twice at once has the lines of both carts in each answer', async () => {
    const { merge, guest } = await open('at once', 'ana', 'ZP0001-38=2');
    const answers = await Promise.all([merge(guest), merge(guest)]);
    expect(answers.map(linesOf)).toEqual(Array(2).fill('CL0301-S=2,AN0107-38=1,ZP0001-38=2'));
  });

  test('API-59: that is repeated late does not bring back what was removed since', async () => {
    const { merge, guest, db } = await open('late', 'ana', 'ZP0001-38=2');
    const { cart } = await merge(guest);
    await db.carts.change(cart.hash, (row) => {
      row.lines = row.lines.filter(({ item }) => item !== 'ZP0001-38');
    });
    expect(linesOf(await merge(guest))).toBe('CL0301-S=2,AN0107-38=1');
  });

  test('API-59: of the own cart changes nothing', async () => {
    const { hash, merge } = await open('own', 'ana', '');
    const own = (await hash()).cart.hash;
    const reply = await merge(own);
    expect([reply.cart.hash, linesOf(reply)]).toEqual([own, 'CL0301-S=2,AN0107-38=1']);
  });

  test('API-59, CART-15: of a cart that is gone is refused', async () => {
    const { merge, read, guest } = await open('gone', 'ana', 'ZP0001-38=2');
    expect(await merge('ffffff')).toEqual(cartNotFound);
    await merge(guest);
    expect(await read(guest)).toEqual(cartNotFound);
  });

  test('API-59: leaves a cart that nobody can change any more', async () => {
    const { merge, remove, guest } = await open('left', 'ana', 'ZP0001-38=2');
    await merge(guest);
    expect(await remove(guest, 'ZP0001-38')).toEqual(cartNotFound);
  });

  test('API-59: of the cart of another customer is refused, and so is one that was merged into hers', async () => {
    const { hash, merge, guest, ...visitor } = await open('another', 'ana', 'ZP0001-38=2');
    await merge(guest);
    const other = calls(visitor, (await signInAs(visitor, 'socia')).customer.token);
    expect(await other.merge((await hash()).cart.hash)).toEqual(cartNotFound);
    expect(await other.merge(guest)).toEqual(cartNotFound);
    expect(linesOf(await other.read((await other.hash()).cart.hash))).toBe('ZP0001-38=1');
  });

  test('API-59, API-63: takes off what ran out, and cuts to the stock', async () => {
    const { merge, guest, db } = await open('stock', 'ana', 'CL0301-S=4,ZP0001-38=2');
    db.stock.set('ZP0001-38', 0);
    db.stock.set('CL0301-S', 3);
    const reply = await merge(guest);
    expect(linesOf(reply)).toBe('CL0301-S=3,AN0107-38=1');
    expect(reply.errors.map(({ code, sku }) => `${code} ${sku}`)).toEqual([
      'OUT_OF_STOCK CL0301-S',
      'OUT_OF_STOCK ZP0001-38',
    ]);
  });

  test('API-59: without the flag is refused', async () => {
    const { send, token, guest } = await open('flag', 'ana', 'ZP0001-38=2');
    const reply = await send<CartReply>('cart/merge?api_version=3', { token, hash: guest, flag: '0' });
    expect(reply.error).toBe(true);
  });
});
