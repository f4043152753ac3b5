import { selectCartProblem } from '#store/cart.ts';
import { flashQueued } from '#store/flash.ts';
import { isCartFulfilled, isCartRejected } from '#store/matchers.ts';
import type { Page } from './sessionPage.ts';
import type { World } from './shopperWorld.ts';

/** Counts what a page tells of failures, and looks at each cart that it is given. */
export function watchAnswers(world: World, { store, lines }: Page): void {
  store.react({
    matches: flashQueued.match,
    run: ({ payload }) => {
      if (payload.flashMessageType === 'error') world.errors += 1;
    },
  });
  // The cart says that it could not be read, with a way to try again.
  store.react({
    matches: isCartRejected,
    run: () => {
      if (selectCartProblem(store.getState()) !== undefined) world.errors += 1;
    },
  });
  store.react({
    matches: isCartFulfilled,
    run() {
      const items = lines();
      world.look('C2');
      if (new Set(items).size < items.length) world.violate('C2', `two lines of an item: ${items.join()}`);
    },
  });
}
