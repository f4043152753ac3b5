import { expect, test } from 'vitest';
import { useGetHomeQuery } from '#api/home.ts';
import { useFormOf } from '#commerce/useFormOf.ts';
import { interaction } from '#contracts/interaction.ts';
import { aCartReply } from '#fixtures/cart.ts';
import { aHome } from '#fixtures/home.ts';
import { handle } from '#mocks/handle.ts';
import { createCart } from './cart.ts';
import { getHome } from './home.ts';

/** Asks as a screen does, and reads the answer. */
function useHook() {
  const { data } = useGetHomeQuery({ key: 'home_pwa' });
  return [
    data?.title,
    // @ts-expect-error the shop's home has no such field
    data?.titel,
    // @ts-expect-error the call has no such argument
    useGetHomeQuery({ kee: 'home_pwa' }),
    // @ts-expect-error the argument is a text
    useGetHomeQuery({ key: 7 }),
  ];
}

/** Names a field as a form does. */
function useForm() {
  const { register } = useFormOf(createCart.form, { defaultValues: { items: '' } });
  return [
    register('items'),
    // @ts-expect-error the form has no such field
    register('itemz'),
  ];
}

/**
 * The five sides that follow one definition. Each of them does something wrong, and `tsc` fails where that is no error;
 * nothing of it runs.
 */
const sides = {
  hook: useHook,
  form: useForm,

  handler: () => [
    handle(getHome, () => aHome()),
    // @ts-expect-error a cart is no home
    handle(getHome, () => aCartReply()),
    // @ts-expect-error the name of a banner is a text
    handle(getHome, () => aHome({ banners: { top: [{ name: 7, image_url: '', desktop_url: '' }] } })),
    // @ts-expect-error the call has no such argument
    handle(createCart, ({ args }) => aCartReply({ message: args.itemz })),
  ],

  interaction: () => [
    interaction(createCart, {
      asks: 'a cart',
      given: 'items are in stock',
      params: { items: ['ZP0001-38'], stock: 3 },
      // @ts-expect-error the call has no such argument
      args: { itemz: 'ZP0001-38=1' },
      reply: aCartReply(),
    }),
    interaction(createCart, {
      asks: 'a cart',
      given: 'items are in stock',
      params: { items: ['ZP0001-38'], stock: 3 },
      args: { items: 'ZP0001-38=1' },
      // @ts-expect-error a home is no cart
      reply: aHome(),
    }),
    interaction(createCart, {
      asks: 'a cart',
      // @ts-expect-error nobody can set that state
      given: 'items are there',
      params: { items: ['ZP0001-38'], stock: 3 },
      args: { items: 'ZP0001-38=1' },
      reply: aCartReply(),
    }),
    interaction(createCart, {
      asks: 'a cart',
      given: 'items are in stock',
      // @ts-expect-error the state asks for a number
      params: { items: ['ZP0001-38'], stock: 'many' },
      args: { items: 'ZP0001-38=1' },
      reply: aCartReply(),
    }),
  ],

  fixture: () => [
    aHome({ home_items: [] }),
    // @ts-expect-error the answer has no such field
    aHome({ home_itemz: [] }),
  ],
};

test('hook, form, handler, interaction and fixture are held to the definition by the compiler', () => {
  expect(Object.keys(sides)).toEqual(['hook', 'form', 'handler', 'interaction', 'fixture']);
});
