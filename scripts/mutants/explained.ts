import { explainedSession } from './explainedSession.ts';
import { type Explained, forOneReason, type Row } from './explanation.ts';

const text = '"Stryker was here!"';
const list = '["Stryker was here"]';

const neverUsed = 'The type needs a fallback, which no value reaches.';
const noMatch = 'The fallback stands for no match, and the mutant matches nothing either.';

export const explained: readonly Explained[] = [
  ...forOneReason('A storage that is missing throws, and is treated like one that is blocked.', [
    ['src/commerce/device/deviceList.ts', 'storage === undefined', 'false'],
    ['src/commerce/device/deviceList.ts', 'storage?.setItem', 'storage.setItem'],
    ['src/commerce/device/keptId.ts', 'storage?.getItem', 'storage.getItem'],
    ['src/commerce/device/keptId.ts', 'storage?.setItem', 'storage.setItem'],
  ]),
  ...forOneReason('A storage that is missing throws, and is treated like one without a session.', [
    ['src/store/session/credentials.ts', 'storage === undefined', 'false'],
    ['src/store/session/traces.ts', 'storage?.getItem', 'storage.getItem'],
  ]),
  ...forOneReason('What is no text is no choice either.', [
    ['src/store/session/credentials.ts', "typeof kept === 'string'", 'true'],
  ]),
  ...forOneReason('Of the table only its names count.', [
    ['src/store/session/twoStep.ts', 'true', 'false', 6],
    ['src/rules/cart/coupons.ts', 'true', 'false', 11],
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
  ]),
  ...explainedSession,
  ...forOneReason(neverUsed, [
    ['src/rules/catalogue/catalogueUrl.ts', '[]', list],
    ['src/rules/filters/allowedParameters.ts', "'multi_selector'", '""'],
    ['src/rules/navigation/backNavigation.ts', "''", text],
    ['src/rules/navigation/routes.ts', "''", text, 2],
    ['src/rules/navigation/storedSubject.ts', "''", text, 2],
    ['src/rules/navigation/storedSubject.ts', '[]', list],
    ['src/rules/product/money.ts', "''", text],
    ['src/rules/tracking/pageView.ts', "''", text],
    ['src/rules/start/desktopAddress.ts', '[]', list],
    ['src/rules/metadata/canonicalPath.ts', "''", text, 3],
    ['src/rules/metadata/canonicalPath.ts', '[]', list],
    ['src/commerce/device/deviceList.ts', 'change === undefined', 'false'],
    ['src/api/transport/requestOf.ts', 'fields?.entries', 'fields.entries'],
    // A change with lines ends with an answer or a problem.
    ['src/commerce/cart/useAddToCart.ts', '{ errors: [] }', '{}'],
    ['src/commerce/cart/useAddToCart.ts', '[]', list],
    // What is no date has no parts either.
    ['src/rules/account/dates.ts', "''", text, 5],
    // With no open step each answer is there.
    ['src/rules/exchange/payload.ts', "''", text, 4],
    [
      'src/rules/exchange/payload.ts',
      'methodOf(draft.method, kind, options)?.id',
      'methodOf(draft.method, kind, options).id',
    ],
    ['src/rules/exchange/steps.ts', "'articles'", '""'],
    // A checked table has columns.
    ['src/rules/sizes/checkSizeTable.ts', "''", '"Stryker was here!"'],
    // Where an effect runs, what it refers to is rendered.
    ['src/commerce/product/SizeTableView.tsx', 'area.current?.focus', 'area.current.focus'],
  ]),
  ...forOneReason(noMatch, [
    ['src/rules/catalogue/catalogueUrl.ts', "''", text, 3],
    ['src/rules/catalogue/catalogueEntry.ts', '[]', list],
    ['src/rules/catalogue/pages.ts', '[]', list],
    ['src/rules/content/brandFilter.ts', '[]', list],
    ['src/rules/filters/bounds.ts', '[]', list],
    ['src/rules/filters/filterChips.ts', "''", text],
    ['src/rules/filters/filterChips.ts', '[]', list],
    ['src/rules/filters/filterChoices.ts', '[]', list],
    ['src/rules/home/links.ts', "''", text],
    ['src/rules/orders/trackingUrl.ts', "''", text],
    ['src/rules/tracking/person.ts', "''", text],
    ['src/rules/start/chunkFailure.ts', "''", text],
    ['src/rules/start/countryChoice.ts', '[]', list],
    ['src/rules/start/countryChoice.ts', "''", text],
    ['src/rules/start/flags.ts', "'{}'", '""'],
    ['src/rules/start/settings.ts', "''", text],
    ['src/api/transport/requestOf.ts', '[]', list],
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
  ...forOneReason('Nothing that a shopper or a server sees differs.', [
    // Without a failure the answer has replaced the cart, which ends the reading too.
    ['src/commerce/cart/cartCalls.ts', 'outcome.problem === undefined', 'false'],
    // An answer that is undefined is the same as none.
    ['src/commerce/cart/cartCalls.ts', 'data === undefined', 'false'],
    // The query cache keeps the answer, and the subscriber is called, for nothing.
    ['src/commerce/cart/cartCalls.ts', 'read.unsubscribe();', ';'],
    ['src/commerce/cart/whenCartIdle.ts', 'unsubscribe();', ';'],
    // The call takes the hash from the store; here only the kind of the step would differ.
    ['src/commerce/cart/useAddToCart.ts', "''", text],
    // Neither is the cart.
    ['src/commerce/cart/useAddToCart.ts', "'/'", '""'],
    // The address without a path is home too.
    ['src/commerce/page/ProblemState.tsx', "'/'", '""'],
    // Before more are asked for there is no entry to focus, and a list does not become shorter meanwhile.
    ['src/commerce/list/AccountList.tsx', 'first === undefined || items.length <= first', 'false'],
    [
      'src/commerce/list/AccountList.tsx',
      'first === undefined || items.length <= first',
      'first === undefined && items.length <= first',
    ],
    ['src/commerce/list/AccountList.tsx', 'first === undefined', 'false'],
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
    // A table stays in its sheet or on its page.
    ['src/commerce/product/SizeTableView.tsx', '[place]', '[]'],
  ]),
  {
    file: 'src/store/persistence/writeGate.ts',
    code: 'count += 1',
    replacement: 'count -= 1',
    reason: 'Counts are compared for equality only.',
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
  {
    file: 'src/store/cart.ts',
    code: 'call === undefined',
    replacement: 'false',
    reason: 'Each answer follows the action of its start; the type of `find` cannot know.',
  },
  ...forOneReason(
    'Whatever is not an add closes the popup.',
    ['cartOpened', 'closed', 'timedOut', 'pageLoaded', 'flashQueued'].flatMap((type): Row[] => [
      ['src/store/floatingCart.ts', `{ type: '${type}' }`, '{}'],
      ['src/store/floatingCart.ts', `'${type}'`, '""'],
    ]),
  ),
  {
    file: 'src/store/session/credentials.ts',
    code: '{\n    return undefined;\n  }',
    replacement: '{}',
    reason: 'A function without return gives undefined too.',
  },
  {
    file: 'src/api/transport/attempt.ts',
    code: '{\n    return undefined;\n  }',
    replacement: '{}',
    reason: 'A function without return gives undefined too.',
  },
  {
    file: 'src/api/transport/baseQuery.ts',
    code: '{ endpoint, args }',
    replacement: '{}',
    reason: 'The attempts of a call share the request that was made of it before.',
  },
  {
    file: 'src/api/transport/schemaFailure.ts',
    code: '(part as Fields)?.key',
    replacement: '(part as Fields).key',
    reason: 'No step of a path is null.',
  },
  ...forOneReason('Equal ones are told apart before they are compared, or are the same change.', [
    ['src/rules/cart/cartDifferences.ts', 'has < had', 'has <= had'],
    ['src/rules/cart/syncQueue.ts', 'one.id > other.id', 'one.id >= other.id'],
    ['src/rules/cart/syncQueue.ts', 'one.revision > other.revision', 'one.revision >= other.revision'],
    ['src/rules/cart/syncQueue.ts', 'one.id < other.id', 'one.id <= other.id'],
  ]),
  ...forOneReason('The two kinds only have to differ.', [
    ['src/rules/cart/changeSubject.ts', "'favourite'", '""'],
    ['src/rules/cart/changeSubject.ts', "'item'", '""'],
  ]),
  {
    file: 'src/rules/search/isReadable.ts',
    code: "''",
    replacement: text,
    reason: 'No phrase can be read, and neither is there anything wrong with this one.',
  },
  ...forOneReason('The address without a path is that of the root too.', [
    ['src/rules/start/desktopAddress.ts', "'/'", '""', 3],
  ]),
  ...forOneReason('A protocol ends with its only colon.', [
    ['src/rules/orders/trackingUrl.ts', '/^https?:$/', '/^https?:/'],
    ['src/rules/tracking/trackedAddress.ts', '/^https?:$/', '/^https?:/'],
  ]),
  {
    file: 'src/rules/orders/exchangeDays.ts',
    code: '/^(\\d{4})-(\\d\\d)-(\\d\\d)$/',
    replacement: '/^(\\d{4})-(\\d\\d)-(\\d\\d)/',
    reason: 'With anything behind it there is no time that can be read.',
  },
  {
    file: 'src/rules/orders/orderSums.ts',
    code: 'cents === undefined',
    replacement: 'false',
    reason: 'A price that cannot be read makes the sum of all lines one that cannot either.',
  },
  {
    file: 'src/rules/addresses/nameFinder.ts',
    code: 'stripAccents(singleSpaces(text).trim()).toLowerCase()',
    replacement: 'stripAccents(singleSpaces(text).trim()).toUpperCase()',
    reason: 'What is typed and the names are changed alike, and no name here has a letter without capital.',
  },
  {
    file: 'src/rules/delivery/nearestCity.ts',
    code: 'km <= farthest',
    replacement: 'km < farthest',
    reason: 'At the limit itself the rounding of the distance decides.',
  },
  ...forOneReason('An open step has said so before; the type cannot know.', [
    ['src/rules/exchange/payload.ts', 'kind === undefined', 'false'],
    ['src/rules/exchange/payload.ts', "draft.way === ''", 'false'],
  ]),
  ...forOneReason('A text that is missing is no JSON either way.', [
    ['src/rules/exchange/draft.ts', "'null'", '""'],
  ]),
  {
    file: 'src/rules/exchange/draft.ts',
    code: '{\n    return undefined;\n  }',
    replacement: '{}',
    reason: 'Nothing has been assigned before the failure.',
  },
  {
    file: 'src/rules/catalogue/catalogueKey.ts',
    code: 'one < other',
    replacement: 'one <= other',
    reason: 'No name stands twice in an address.',
  },
  {
    file: 'src/rules/delivery/cityRegion.ts',
    code: '{\n    return undefined;\n  }',
    replacement: '{}',
    reason: 'A function without return gives undefined too.',
  },
  {
    file: 'src/rules/start/countryChoice.ts',
    code: '/:\\d*$/',
    replacement: '/:\\d*/',
    reason: 'Only an address of version 6 has another colon, and it names no country.',
  },
  {
    file: 'src/rules/start/flags.ts',
    code: '{\n    stored = undefined;\n  }',
    replacement: '{}',
    reason: 'Nothing has been assigned before the failure.',
  },
  {
    file: 'src/rules/filters/filterDraft.ts',
    code: "chosenOf(draft.choices, 'special_price').length > 0",
    replacement: 'false',
    reason: 'A chosen special price stays among the choices, whether it is written again or not.',
  },
  {
    file: 'src/rules/filters/filterDraft.ts',
    code: "'special_price'",
    replacement: '""',
    reason: 'A chosen special price stays among the choices, whether it is written again or not.',
  },
  {
    file: 'src/rules/product/discount.ts',
    code: 'specialprice >= price',
    replacement: 'specialprice > price',
    reason: 'Of equal prices the discount is 0 %, which is none.',
  },
  {
    file: 'src/rules/product/money.ts',
    code: 'size < minDecimalNotation',
    replacement: 'size <= minDecimalNotation',
    reason: 'The limit itself is written in decimals, and rounds to 0 too.',
  },
  {
    file: 'src/rules/product/money.ts',
    code: "'0'",
    replacement: '""',
    reason: 'No digits are read as 0.',
  },
  {
    file: 'src/rules/product/money.ts',
    code: 'value < 0',
    replacement: 'value <= 0',
    reason: 'Zero has no digit that a minus sign could precede.',
  },
  {
    file: 'src/rules/product/money.ts',
    code: '/,00$/',
    replacement: '/,00/',
    reason: 'An amount has one comma, and two digits behind it.',
  },
  {
    file: 'src/rules/navigation/visitedHistory.ts',
    code: "'push'",
    replacement: '""',
    reason: 'Whatever is not a replacement is a push.',
  },
];
