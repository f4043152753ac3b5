import { type Explained, type Row, forOneReason, list, noMatch } from './explanation.ts';

/** What no test can turn red of the store. */
export const explainedStore: readonly Explained[] = [
  ...forOneReason('A storage that is missing throws, and is treated like one without a session.', [
    ['src/store/session/credentials.ts', 'storage === undefined', 'false'],
    ['src/store/session/traces.ts', 'storage?.getItem', 'storage.getItem'],
  ]),
  ...forOneReason('A storage that is missing throws, and is treated like one that is blocked.', [
    ['src/store/consent.ts', 'storage?.getItem', 'storage.getItem'],
    ['src/store/consent.ts', 'storage?.setItem', 'storage.setItem'],
    ['src/store/persistence/tabStorage.ts', 'storage?.removeItem', 'storage.removeItem'],
  ]),
  ...forOneReason('A copy without customer is of no session, and was left before.', [
    ['src/store/followCity.ts', 'current.customer?.geolocation', 'current.customer.geolocation'],
  ]),
  ...forOneReason('What is no text is no choice either.', [
    ['src/store/session/credentials.ts', "typeof kept === 'string'", 'true'],
  ]),
  ...forOneReason('Of the table only its names count.', [
    ['src/store/session/twoStep.ts', 'true', 'false', 6],
    ['src/store/brands.ts', 'true', 'false', 2],
    // The three of the calls, not those of `isRead`.
    ['src/store/wishlist.ts', 'true', 'false', 3],
  ]),
  ...forOneReason('Only reads and coupons are compared with; all other kinds are changes.', [
    ['src/store/cart.ts', "'change'", '""', 4],
  ]),
  ...forOneReason('A missing address and one that is undefined are stored alike.', [
    ['src/store/session/sessionReducer.ts', 'ip !== undefined', 'true'],
  ]),
  ...forOneReason('The names of what a tab keeps are tested over all modules at once.', [
    ['src/store/session/exchangeKeys.ts', "'exchange_draft'", '""'],
    ['src/store/session/exchangeKeys.ts', "'exchange_bank'", '""'],
  ]),
  ...forOneReason('No other action has a name like it.', [
    ['src/store/session/sessionReducer.ts', "'customer/sessionEnded'", '""'],
    ['src/store/consent.ts', "'consent/decided'", '""'],
  ]),
  ...forOneReason(
    'It is set by the start of each call that makes a new cart, before its answer is looked at.',
    [['src/store/reactions.ts', '[]', list]],
  ),
  ...forOneReason('The action that starts a store is none that the guard looks for.', [
    ['src/store/rootReducer.ts', 'state === undefined', 'false'],
  ]),
  ...forOneReason('No product is called so, and none is shown.', [
    // The order, and the changes under way.
    ['src/store/persistedWishlist.ts', '[]', list, 2],
  ]),
  ...forOneReason(noMatch, [
    ['src/store/wishlist.ts', '[]', list],
    ['src/store/persistence/scrollPositions.ts', '[]', list],
    ['src/store/session/credentials.ts', '[]', list],
  ]),
  ...forOneReason(
    'The transport gives an object with `early` for each call; the type of the action says unknown.',
    [
      ['src/store/catalogue.ts', "typeof meta === 'object' && meta !== null && 'early' in meta", 'true'],
      [
        'src/store/catalogue.ts',
        "typeof meta === 'object' && meta !== null && 'early' in meta",
        "typeof meta === 'object' && meta !== null || 'early' in meta",
      ],
      ['src/store/catalogue.ts', "typeof meta === 'object' && meta !== null", 'true'],
      [
        'src/store/catalogue.ts',
        "typeof meta === 'object' && meta !== null",
        "typeof meta === 'object' || meta !== null",
      ],
      ['src/store/catalogue.ts', "typeof meta === 'object'", 'true'],
      ['src/store/catalogue.ts', 'meta !== null', 'true'],
    ],
  ),
  ...forOneReason('`start` sets it before anything is read; the type cannot know.', [
    ['src/store/persistence/persistence.ts', 'store?.dispatch', 'store.dispatch', 2],
    ['src/store/persistence/persistence.ts', 'persistor?.flush', 'persistor.flush'],
    ['src/store/persistence/persistence.ts', 'store !== undefined', 'true'],
  ]),
  ...forOneReason(
    'One more flush, which writes the same text once: the write that asked for it is dropped.',
    [
      // The start of `isFlushing`, and the answer that another tab has written nothing.
      ['src/store/persistence/persistence.ts', 'false', 'true', 2],
      ['src/store/persistence/persistence.ts', 'true', 'false'],
      // What this tab has written itself is merged too, which changes nothing.
      ['src/store/persistence/persistence.ts', 'found === known', 'false'],
      [
        'src/store/persistence/persistence.ts',
        '!isFlushing && mergeOtherTab()',
        '!isFlushing || mergeOtherTab()',
      ],
    ],
  ),
  ...forOneReason('The library never calls it: the entry is read by `getStoredState`, and never removed.', [
    ['src/store/persistence/persistence.ts', '() => Promise.resolve(null)', '() => undefined'],
    ['src/store/persistence/persistence.ts', '() => Promise.resolve()', '() => undefined'],
  ]),
  ...forOneReason('Without a storage it throws, which is caught as a failure of the storage.', [
    ['src/store/persistence/tabStorage.ts', 'storage?.getItem', 'storage.getItem'],
    ['src/store/persistence/tabStorage.ts', 'storage?.setItem', 'storage.setItem'],
    ['src/store/reactions.ts', 'storage', 'true'],
  ]),
  ...forOneReason('A field without a value is the same as none.', [
    ['src/store/appBar.ts', '{ title: undefined as string | undefined }', '{}'],
    ['src/store/cityRegion.ts', '{ chosen: undefined }', '{}'],
    ['src/store/sortingFormula.ts', '{ kept: undefined as StoredFormula | undefined }', '{}'],
  ]),
  {
    file: 'src/store/answers.ts',
    code: '/[?#].*$/',
    replacement: '/[?#].*/',
    reason: 'It takes all that follows anyway; an address has no line breaks.',
  },
  {
    file: 'src/store/reactions.ts',
    code: '{ again: false }',
    replacement: '{}',
    reason: 'A field without a value is the same as one that is false.',
  },
  {
    file: 'src/store/makeStore.ts',
    code: '{ warnAfter: 1000 }',
    replacement: '{}',
    reason: 'The time after which a check of development warns; production has no such check.',
  },
  {
    file: 'src/store/matchers.ts',
    code: "typeof arg.endpointName === 'string'",
    replacement: 'true',
    reason: 'The names of a table are texts, so nothing else is found in it.',
  },
  {
    file: 'src/store/catalogue.ts',
    code: "pageCalls[name] === 'full'",
    replacement: 'true',
    reason: 'A page that has its products is not requested again, so there are none to replace.',
  },
  {
    file: 'src/store/catalogue.ts',
    code: 'state.epoch += 1',
    replacement: 'state.epoch -= 1',
    reason: 'Epochs are compared for equality only.',
  },
  ...forOneReason(
    'Whatever is not an add closes the popup.',
    ['cartOpened', 'closed', 'timedOut', 'pageLoaded', 'flashQueued'].flatMap((type): Row[] => [
      ['src/store/floatingCart.ts', `{ type: '${type}' }`, '{}'],
      ['src/store/floatingCart.ts', `'${type}'`, '""'],
    ]),
  ),
  {
    file: 'src/store/wishlist.ts',
    code: "arg.endpointName === 'getWishlist'",
    replacement: 'true',
    reason: 'The id of a change is that of no read either.',
  },
  {
    file: 'src/store/session/credentials.ts',
    code: '{\n    return undefined;\n  }',
    replacement: '{}',
    reason: 'A function without return gives undefined too.',
  },
  {
    file: 'src/store/persistence/tabStorage.ts',
    code: '{\n    return undefined;\n  }',
    replacement: '{}',
    reason: 'A function without return gives undefined too.',
  },
];
