import { wishlistApi } from '#api/wishlist.ts';
import { aWishlistItem } from '#fixtures/wishlist.ts';
import { selectWishes } from '#store/wishlist.ts';
import { signedIn } from './signedIn.ts';

/** Two saved products, and the wishlist of both. */
export const shoes = aWishlistItem();
export const boots = aWishlistItem({ id: '5502', sku: 'AN0107' });
export const both = { ZP0001: shoes, AN0107: boots };

type Call = 'getWishlist' | 'addToWishlist' | 'removeFromWishlist';

/** A store, with the responses of calls as they come. */
export function openWishes() {
  const store = signedIn();
  let sent = 0;
  const state = () => store.getState();
  return {
    store,
    state,
    send(endpointName: Call) {
      sent += 1;
      const type = endpointName === 'getWishlist' ? 'query' : 'mutation';
      const meta = {
        requestId: `r${sent}`,
        arg: { endpointName, originalArgs: {}, type, queryCacheKey: endpointName },
      };
      const kind = type === 'query' ? 'executeQuery' : 'executeMutation';
      store.dispatch({
        type: `${wishlistApi.reducerPath}/${kind}/pending`,
        meta: { ...meta, requestStatus: 'pending' },
      });
      return (payload: object) =>
        store.dispatch({
          type: `${wishlistApi.reducerPath}/${kind}/fulfilled`,
          payload,
          meta: { ...meta, requestStatus: 'fulfilled', fulfilledTimeStamp: 0, baseQueryMeta: undefined },
        });
    },
    fail: (endpointName: Call) =>
      store.dispatch({
        type: `${wishlistApi.reducerPath}/executeMutation/rejected`,
        payload: { code: 'network' },
        error: {},
        meta: {
          requestId: 'failed',
          requestStatus: 'rejected',
          arg: { endpointName, originalArgs: {}, type: 'mutation' },
        },
      }),
    skus: () => selectWishes(state()).map(({ sku }) => sku),
  };
}
