import { addressesApi } from '#api/addresses.ts';
import { newAnswer } from '#api/transport/request.ts';
import type { CountryCode } from '#countries/country.ts';
import { confirmWrite, type Written } from '#flows/confirmWrite.ts';
import { addressMessage, isWritten } from '#rules/addresses/addresses.ts';
import { isUnclear } from '#rules/messages/messages.ts';
import type { CustomerAddress } from '#schemas/addresses.ts';
import type { AddressFormOutput } from '#schemas/forms/addressForm.ts';
import type { Problem } from '#schemas/problem.ts';
import { flashQueued } from '#store/flash.ts';
import type { Store } from '#store/store.ts';
import { selectOnline } from '#store/online.ts';
import { addressesTexts } from '#texts/addresses.ts';
import { shellTexts } from '#texts/shell.ts';

const untracked = { track: false };

const isNot =
  (id: string) =>
  ({ id_customer_address }: CustomerAddress) =>
    id_customer_address !== id;

type Book = readonly CustomerAddress[];

/** The messages of a change: for success, and for an unclear response. */
interface Change {
  success: 'added' | 'edited' | 'removed';
  unclear: 'addUnclear' | 'editUnclear' | 'removalUnclear';
}

/** How a change ended: a refusal has a text, and a field if the text is about one. */
type Outcome =
  | { kind: 'done' | 'open' }
  | { kind: 'refused'; text: string; at?: 'postcode' | undefined; wrong?: readonly string[] };

/** The changes of the address book, with their messages (ERR-21, ERR-22, ERR-60 to ERR-62). */
export function addressActions(store: Store, country: CountryCode) {
  const { addresses: texts } = addressesTexts(country);
  const { errors } = shellTexts(country);
  const { getAddresses, addAddress, editAddress, removeAddress } = addressesApi.endpoints;

  const say = (text: string, flashMessageType: 'success' | 'error') =>
    void store.dispatch(flashQueued({ text, flashMessageType }));

  /** The new addresses that were sent without a response. */
  const lost = new Set<string>();

  function textOf(problem: Problem) {
    const message = addressMessage(problem, selectOnline(store.getState()));
    return 'refusal' in message ? texts[message.refusal] : errors[message.error];
  }

  /** The addresses on the server; undefined if they cannot be read. */
  const readBook = async () =>
    newAnswer(await store.dispatch(getAddresses.initiate({}, { forceRefetch: true, subscribe: false })));

  /** The outcome of a change for its form. After the end of the session the guard redirects. */
  function sendingOf(written: Written<unknown, Book>, { success, unclear }: Change): Outcome {
    if (written.kind === 'done') {
      // The list is read again after each change (ADDR-21).
      void readBook();
      say(texts[success], 'success');
      return { kind: 'done' };
    }
    if (written.kind === 'unclear') return { kind: 'refused', text: texts[unclear] };
    if (written.kind === 'void') return { kind: 'open' };
    const { problem } = written;
    const isPostcode = problem.errors.some(({ code }) => code === 'POSTCODE_REGION');
    return {
      kind: 'refused',
      text: textOf(problem),
      at: isPostcode ? 'postcode' : undefined,
      wrong: problem.errors.flatMap(({ field = '' }) => field),
    };
  }

  return {
    add: async (values: AddressFormOutput): Promise<Outcome> => {
      const isOnline = selectOnline(store.getState());
      const change = { success: 'added', unclear: 'addUnclear' } as const;
      const isDone = (book: Book) => book.some((address) => isWritten(address, values));
      const sent = JSON.stringify(values);
      // An address that may have been added is searched before it is sent again.
      if (lost.has(sent)) {
        const book = await readBook();
        if (book === undefined)
          return { kind: 'refused', text: isOnline ? texts.addUnclear : errors.offline };
        if (isDone(book)) return sendingOf({ kind: 'done', reply: undefined }, change);
      }
      const written = await confirmWrite(store, {
        send: () => store.dispatch(addAddress.initiate(values, untracked)),
        readAfter: readBook,
        isDone,
      });
      if (written.problem && isUnclear(written.problem)) lost.add(sent);
      return sendingOf(written, change);
    },
    edit: async (id_customer_address: string, values: AddressFormOutput): Promise<Outcome> => {
      const sent = { ...values, id_customer_address };
      const written = await confirmWrite(store, {
        send: () => store.dispatch(editAddress.initiate(sent, untracked)),
        readAfter: readBook,
        isDone: (book) => book.some((address) => isWritten(address, sent)),
      });
      // No field is invalid: the address may be gone, and its form says so.
      if (
        written.kind === 'failed' &&
        written.problem.code === 'refused' &&
        written.problem.errors.length === 0 &&
        (await readBook())?.every(isNot(id_customer_address))
      )
        return { kind: 'open' };
      return sendingOf(written, { success: 'edited', unclear: 'editUnclear' });
    },
    remove: async (id: string): Promise<Outcome> => {
      const written = await confirmWrite(store, {
        send: () => store.dispatch(removeAddress.initiate({ id }, untracked)),
        readAfter: readBook,
        isDone: (book) => book.every(isNot(id)),
        // If another tab has removed it, the removal is done too.
        readsRefused: true,
      });
      const sent = sendingOf(written, { success: 'removed', unclear: 'removalUnclear' });
      const isRefused = written.kind === 'failed' && written.problem.code === 'refused';
      if (sent.kind !== 'refused' || !isRefused) return sent;
      say(sent.text, 'error');
      return { kind: 'done' };
    },
  };
}
