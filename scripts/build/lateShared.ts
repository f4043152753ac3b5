/** The screens where a customer signs in or up: what only they share is none of her account's. */
const signIn = new Set(['LoginScreen', 'RegisterScreen', 'RegisterFacebookScreen', 'RecoveryScreen']);

/** All screens that are a form. */
const forms = new Set([...signIn, 'EditScreen', 'TwoStepScreen', 'AddressScreen']);

/** The chunks of what the screens of some folders share alone; what only the address book does is decided later. */
const ofFolders: readonly (readonly [chunk: string | null, folders: readonly string[]])[] = [
  [null, ['addresses']],
  ['lateExchange', ['exchange']],
  ['lateLists', ['account']],
  ['lateOrders', ['account', 'orders']],
  ['lateMoney', ['credits', 'wallet']],
  ['lateContent', ['brands', 'help', 'memberships', 'newsletter', 'survey', 'withdrawal']],
];

/**
 * The chunk of what several late screens share, which have these names and folders: what only forms do, such as their
 * package, and apart what the form of an address does not need; what only lists of the account do, by subject, and apart
 * what all of them do; and what lists and forms do, such as the frame of a page.
 */
export function lateSharedChunk(screens: readonly string[], folders: readonly string[]): string | null {
  const formsOf = screens.filter((name) => forms.has(name));
  if (screens.every((name) => signIn.has(name))) return 'lateSignIn';
  const own = ofFolders.find(([, those]) => folders.every((folder) => those.includes(folder)));
  if (own !== undefined && (formsOf.length === 0 || own[0] === null)) return own[0];
  if (formsOf.length === screens.length)
    return screens.includes('AddressScreen') ? 'lateForms' : 'latePersonForms';
  return formsOf.length > 0 ? 'lateShared' : 'lateLists';
}
