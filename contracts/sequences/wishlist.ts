import { addToWishlist, getWishlist, removeFromWishlist } from '#schemas/wishlist.ts';
import { maria, signInLuz, token } from './people.ts';
import { sequence, state } from './sequence.ts';

const boots = { id: '5502', sku: 'AN0107', price: 118490, special_price: 94990, available: true };
const given = state('a customer has a wishlist', { ...maria, items: [boots] });

export const wishlistSequences = [
  sequence(addToWishlist, 'a saved product is in the list, once', given, async ({ does, refuses, shows }) => {
    await does(addToWishlist, { token, sku: 'ZP0001' });
    await refuses(addToWishlist, { token, sku: 'ZP0001' });
    await shows(getWishlist, { token }, { items: [{ sku: 'AN0107' }, { sku: 'ZP0001' }] });
  }),
  sequence(removeFromWishlist, 'a removed product is not in the list', given, async ({ does, shows }) => {
    await does(addToWishlist, { token, sku: 'ZP0001' });
    await does(removeFromWishlist, { token, sku: 'AN0107' });
    await shows(getWishlist, { token }, { items: [{ sku: 'ZP0001' }] });
  }),
  sequence(getWishlist, 'two customers have their own lists', given, async (steps) => {
    const luz = await signInLuz(steps);
    await steps.shows(getWishlist, { token: luz.token }, { items: [] });
    await steps.does(addToWishlist, { token: luz.token, sku: 'ZP0001' });
    await steps.tries(removeFromWishlist, { token: luz.token, sku: 'AN0107' });
    await steps.shows(getWishlist, { token }, { items: [{ sku: 'AN0107' }] });
    await steps.shows(getWishlist, { token: luz.token }, { items: [{ sku: 'ZP0001' }] });
  }),
];
