import { expect, test } from 'vitest';
import { useGetHomeQuery } from '#api/home.ts';
import { useFormOf } from '#commerce/form/useFormOf.ts';
import { interaction } from '#contracts/pact/interaction.ts';
import { aCartReply } from '#fixtures/cart.ts';
import { aHome } from '#fixtures/home.ts';
import { handle } from '#mocks/handle.ts';
import { createCart } from './cart.ts';
import { getHome } from './home.ts';

/** Calls the hook and reads its data, as a screen does. */
function useHook() {
  const { data } = useGetHomeQuery({ key: 'home_pwa' });
  return [
    data?.title,
    // @ts-expect-error home has no such field
    data?.titel,
    // @ts-expect-error the call has no such argument
    useGetHomeQuery({ kee: 'home_pwa' }),
    // @ts-expect-error the argument is a string
    useGetHomeQuery({ key: 7 }),
  ];
}

/** Registers a field, as a form does. */
function useForm() {
  const { field } = useFormOf(createCart.form, {
    first: { items: '' },
    onSend: () => Promise.resolve({ kind: 'done' }),
  });
  return [
    field('items'),
    // @ts-expect-error the form has no such field
    field('itemz'),
  ];
}

/**
 * The five sides that derive from a definition. Each one contains a mistake that `tsc` must reject; nothing of it
 * runs.
 */
const sides = {
  hook: useHook,
  form: useForm,

  handler: () => [
    handle(getHome, () => aHome()),
    // @ts-expect-error a cart is not a home
    handle(getHome, () => aCartReply()),
    // @ts-expect-error the name of a banner is a string
    handle(getHome, () => aHome({ banners: { top: [{ name: 7, image_url: '', desktop_url: '' }] } })),
    // @ts-expect-error the call has no such argument
    handle(createCart, ({ args }) => aCartReply({ message: args.itemz })),
  ],

  interaction: () => [
    interaction(createCart, {
      description: 'a cart',
      given: 'items are in stock',
      params: { items: ['ZP0001-38'], stock: 3 },
      // @ts-expect-error the call has no such argument
      args: { itemz: 'ZP0001-38=1' },
      reply: aCartReply(),
    }),
    interaction(createCart, {
      description: 'a cart',
      given: 'items are in stock',
      params: { items: ['ZP0001-38'], stock: 3 },
      args: { items: 'ZP0001-38=1' },
      // @ts-expect-error a home is not a cart
      reply: aHome(),
    }),
    interaction(createCart, {
      description: 'a cart',
      // @ts-expect-error there is no such provider state
      given: 'items are there',
      params: { items: ['ZP0001-38'], stock: 3 },
      args: { items: 'ZP0001-38=1' },
      reply: aCartReply(),
    }),
    interaction(createCart, {
      description: 'a cart',
      given: 'items are in stock',
      // @ts-expect-error the state requires a number
      params: { items: ['ZP0001-38'], stock: 'many' },
      args: { items: 'ZP0001-38=1' },
      reply: aCartReply(),
    }),
  ],

  fixture: () => [
    aHome({ home_items: [] }),
    // @ts-expect-error the reply has no such field
    aHome({ home_itemz: [] }),
  ],
};

test('hook, form, handler, interaction and fixture are checked against the definition by the compiler', () => {
  expect(Object.keys(sides)).toEqual(['hook', 'form', 'handler', 'interaction', 'fixture']);
});
