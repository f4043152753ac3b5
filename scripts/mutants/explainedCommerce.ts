import { type Explained, forOneReason, list, neverUsed, text } from './explanation.ts';

/** What no test can turn red of commerce but for the session. */
export const explainedCommerce: readonly Explained[] = [
  ...forOneReason('A storage that is missing throws, and is treated like one that is blocked.', [
    ['src/commerce/device/deviceList.ts', 'storage === undefined', 'false'],
    ['src/commerce/device/deviceList.ts', 'storage?.setItem', 'storage.setItem'],
    ['src/commerce/device/keptId.ts', 'storage?.getItem', 'storage.getItem'],
    ['src/commerce/device/keptId.ts', 'storage?.setItem', 'storage.setItem'],
    ['src/commerce/cart/pendingChanges.ts', 'storage?.getItem', 'storage.getItem'],
    ['src/commerce/cart/pendingChanges.ts', 'storage?.setItem', 'storage.setItem'],
    ['src/commerce/cart/readQueue.ts', 'ports.storage?.getItem', 'ports.storage.getItem'],
    ['src/commerce/cart/readQueue.ts', 'ports.storage?.setItem', 'ports.storage.setItem'],
    ['src/commerce/cart/readQueue.ts', 'ports.storage?.removeItem', 'ports.storage.removeItem'],
  ]),
  ...forOneReason(neverUsed, [
    ['src/commerce/device/deviceList.ts', 'change === undefined', 'false'],
    // A change with lines ends with an answer or a problem.
    ['src/commerce/cart/useAddToCart.ts', '{ errors: [] }', '{}'],
    ['src/commerce/cart/useAddToCart.ts', '[]', list],
    // Of a session that has not ended there was a round.
    ['src/commerce/cart/mergeAtSignIn.ts', '{ added: 0 }', '{}'],
    // What is neither refused nor done leaves a form open.
    ['src/commerce/cart/OrderByCodeSheet.tsx', "{ kind: 'open' }", '{}'],
    ['src/commerce/cart/OrderByCodeSheet.tsx', "'open'", '""'],
    // An order without lines cannot be bought again, and each answer of the cart has its errors.
    ['src/commerce/cart/buyAgain.ts', 'lines[0]?.sku', 'lines[0].sku'],
    ['src/commerce/cart/buyAgain.ts', "''", text],
    ['src/commerce/cart/buyAgain.ts', '[]', list],
    // The sanitiser asks for the address of no script, and the browsers of the tests have Trusted Types.
    [
      'src/commerce/content/sanitise.ts',
      "{\n    throw new TypeError('Failed to load a script: foreign HTML has none.');\n  }",
      '{}',
    ],
    ['src/commerce/content/sanitise.ts', "'Failed to load a script: foreign HTML has none.'", '""'],
    [
      'src/commerce/content/sanitise.ts',
      '(globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy',
      '(globalThis as {\n  trustedTypes?: TrustedTypes;\n}).trustedTypes.createPolicy',
    ],
    // A query that has a next page can fetch it.
    ['src/commerce/list/useOwnList.ts', 'read.fetchNextPage?.()', 'read.fetchNextPage()'],
    // Where an effect runs, what it refers to is rendered.
    [
      'src/commerce/content/ForeignHtml.tsx',
      'place.current?.replaceChildren',
      'place.current.replaceChildren',
    ],
    ['src/commerce/product/SizeTableView.tsx', 'area.current?.focus', 'area.current.focus'],
    // A number without check digits has right ones.
    ['src/commerce/form/BankFields.tsx', 'kind !== undefined', 'true'],
    // Where there are several types of document, the first has no check digits.
    ['src/commerce/form/BankFields.tsx', 'country.documentTypes.length === 1', 'true'],
    // The other numbers have no help.
    ['src/commerce/form/BankFields.tsx', "name === 'cbu' || name === 'cuit_cuil'", 'true'],
  ]),
  ...forOneReason('Code that has loaded is given again by its import, at once and without a request.', [
    ['src/commerce/foot/Seller.tsx', 'Data === undefined', 'true'],
    ['src/commerce/wishlist/LoadedHeart.tsx', 'Heart === undefined', 'true'],
    ['src/commerce/product/Shelves.tsx', 'rows === undefined', 'true'],
  ]),
  ...forOneReason('No field has a constraint that the browser would check.', [
    ['src/commerce/form/useFormOf.ts', 'true', 'false'],
    ['src/commerce/form/SendPage.tsx', 'true', 'false'],
  ]),
  ...forOneReason('A field that was left is checked already, and another check has the same result.', [
    ['src/commerce/form/useFormOf.ts', 'name !== changed', 'true'],
    ['src/commerce/form/useFormOf.ts', 'together.filter((group) => group.includes(changed))', 'together'],
    ['src/commerce/form/useFormOf.ts', 'shown.length > 0', 'true'],
    ['src/commerce/form/useFormOf.ts', 'shown.length > 0', 'shown.length >= 0'],
  ]),
  ...forOneReason('Only a chunk that does not load makes a difference, and in these tests each one loads.', [
    ['src/commerce/cart/useAddToCart.ts', "() => ({ kind: 'waits' }) as const", '() => undefined'],
    ['src/commerce/cart/useAddToCart.ts', "{ kind: 'waits' }", '{}'],
    ['src/commerce/cart/useAddToCart.ts', "'waits'", '""'],
    ['src/commerce/cart/sendQueue.ts', 'favourites?.sendFavourite', 'favourites.sendFavourite'],
    ['src/commerce/cart/sendQueue.ts', "{ kind: 'waits' }", '{}'],
    ['src/commerce/cart/sendQueue.ts', "'waits'", '""'],
    [
      'src/commerce/cart/sendQueue.ts',
      '(await loadFavourites())?.refusedText',
      '(await loadFavourites()).refusedText',
    ],
    ['src/commerce/cart/sendQueue.ts', 'favourites?.readWishlist', 'favourites.readWishlist'],
  ]),
  ...forOneReason('Only the console, or the policy of the page (e2e/policy.spec.ts), has this name.', [
    ['src/commerce/content/ForeignHtml.tsx', "'ForeignHtml'", '""'],
    ['src/commerce/content/sanitise.ts', "'foreign-html'", '""'],
  ]),
  ...forOneReason('Nothing that a shopper or a server sees differs.', [
    // Without a failure the answer has replaced the cart, which ends the reading too.
    ['src/commerce/cart/cartCalls.ts', 'outcome.problem === undefined', 'false'],
    // An answer that is undefined is the same as none.
    ['src/commerce/cart/cartCalls.ts', 'data === undefined', 'false'],
    // The cache of calls keeps the answer until the session ends.
    ['src/commerce/cart/mergeAtSignIn.ts', '{ track: false }', '{}', 2],
    ['src/commerce/cart/mergeAtSignIn.ts', 'false', 'true', 2],
    // What was put into the queue in an ended session is out of it by then; the rest is sent either way.
    ['src/commerce/cart/sendQueue.ts', 'session.ended', 'false'],
    // Who was answered once hears nothing of a second answer.
    ['src/commerce/cart/sendQueue.ts', 'callersOf(store).delete(id);', ';'],
    // A change is written as text, in which a name that is undefined is none.
    ['src/commerce/cart/favouriteChanges.ts', 'name === undefined', 'false'],
    // Each add has a number of its own, whether they rise or fall.
    ['src/commerce/cart/useAddProduct.ts', '(last?.before ?? 0) + 1', '(last?.before ?? 0) - 1'],
    // A change is written as text; where it is read a name that is undefined is none.
    ['src/commerce/cart/useAddToCart.ts', 'name !== undefined', 'true'],
    // The query cache keeps the answer, and the subscriber is called, for nothing.
    ['src/commerce/cart/cartCalls.ts', 'read.unsubscribe();', ';'],
    ['src/commerce/cart/AddProduct.tsx', 'call.unsubscribe();', ';'],
    ['src/commerce/cart/whenCartIdle.ts', 'unsubscribe();', ';'],
    // The call takes the hash from the store; here only the kind of the step would differ.
    ['src/commerce/cart/useAddToCart.ts', "''", text],
    // Neither is the cart.
    ['src/commerce/cart/useAddToCart.ts', "'/'", '""'],
    // The address without a path is home too.
    ['src/commerce/page/ProblemState.tsx', "'/'", '""'],
    // A query with an error has not succeeded.
    ['src/commerce/list/useOwnEntry.ts', 'error === undefined', 'true'],
    // A screen has the same store and the same reset as long as it is shown; counts are compared with zero only.
    ['src/commerce/list/useResetOnLeave.ts', '[store, reset]', '[]'],
    [
      'src/commerce/list/useResetOnLeave.ts',
      '(counts.get(reset) ?? 0) + change',
      '(counts.get(reset) ?? 0) - change',
    ],
    // A list that never changes.
    ['src/commerce/page/latePart.tsx', '[]', list],
    ['src/commerce/form/lateSheet.tsx', '[]', list],
    ['src/commerce/form/useCheckDigits.ts', '[]', list],
    // A form has the same control as long as it is shown, and no changes once it was left.
    ['src/commerce/form/useFormOf.ts', '[subscribe]', '[]'],
    ['src/commerce/form/useFormOf.ts', 'stop();', ';'],
    // No field has no name, and none this one.
    ['src/commerce/form/useFormOf.ts', 'refusal.focus !== undefined', 'true'],
    ['src/commerce/form/useFormOf.ts', '[]', list, 3],
    // What has no refusal has none to forget.
    ['src/commerce/form/useFormOf.ts', 'known === none', 'false'],
    // No city has it for its id, nor has a region.
    ['src/commerce/location/CitySheet.tsx', "''", text, 3],
    // A call is aborted by the end of its session alone.
    ['src/commerce/wishlist/wishlistCalls.ts', "problem.code === 'aborted'", 'false'],
    ['src/commerce/wishlist/wishlistCalls.ts', "'aborted'", '""'],
    // The query cache keeps the answer, for nothing.
    ['src/commerce/wishlist/wishlistCalls.ts', 'false', 'true', 2],
    // It is neither done nor has it failed.
    ['src/commerce/wishlist/wishlistActions.ts', "'waits'", '""'],
    // A second reaction finds that all was taken.
    ['src/commerce/wishlist/wishlistActions.ts', 'watched.has(store)', 'false'],
    // A table stays in its sheet or on its page.
    ['src/commerce/product/SizeTableView.tsx', '[place]', '[]'],
  ]),
];
