import { addressesApi } from '#api/addresses.ts';
import { newAnswer } from '#api/transport/request.ts';
import type { CountryCode } from '#countries/country.ts';
import { confirmWrite, type Written } from '#flows/confirmWrite.ts';
import { addressMessage, isWritten } from '#rules/addresses/addresses.ts';
import { isUnclear } from '#rules/messages/isUnclear.ts';
import type { CustomerAddress } from '#schemas/addresses.ts';
import type { AddressFormOutput } from '#schemas/forms/addressForm.ts';
import type { Problem } from '#schemas/problem.ts';
import { flashQueued } from '#store/flash.ts';
import type { Store } from '#store/makeStore.ts';
import { selectOnline } from '#store/online.ts';
import { addressesTexts } from '#texts/addresses.ts';
import { shellTexts } from '#texts/shell.ts';

const untracked = { track: false };

const isNot =
  (id: string) =>
  ({ id_customer_address }: CustomerAddress) =>
    id_customer_address !== id;

type Book = readonly CustomerAddress[];

/** A change, by what is said of it: that it was made, or that nobody knows. */
interface Change {
  success: 'added' | 'edited' | 'removed';
  unclear: 'addUnclear' | 'editUnclear' | 'removalUnclear';
}

/** What came of a change: a refusal has its text, which is at a field if it is about one. */
type Outcome =
  | { kind: 'done' | 'open' }
  | { kind: 'refused'; text: string; at?: 'postcode' | undefined; wrong?: readonly string[] };

/** The changes of the address book, with what is said of them (ERR-21, ERR-22, ERR-60 to ERR-62). */
export function addressActions(store: Store, country: CountryCode) {
  const { addresses: texts } = addressesTexts(country);
  const { errors } = shellTexts(country);
  const { getAddresses, addAddress, editAddress, removeAddress } = addressesApi.endpoints;

  const say = (text: string, flashMessageType: 'success' | 'error') =>
    void store.dispatch(flashQueued({ text, flashMessageType }));

  /** The new addresses whose answers were lost, as they were sent. */
  const lost = new Set<string>();

  function textOf(problem: Problem) {
    const message = addressMessage(problem, selectOnline(store.getState()));
    return 'refusal' in message ? texts[message.refusal] : errors[message.error];
  }

  /** The addresses that there are now; undefined if they cannot be read. */
  const readBook = async () =>
    newAnswer(await store.dispatch(getAddresses.initiate({}, { forceRefetch: true, subscribe: false })));

  /** What a form makes of a change; after the end of the session the guard leads elsewhere. */
  function sendingOf(written: Written<unknown, Book>, { success, unclear }: Change): Outcome {
    if (written.kind === 'done') {
      // A change is followed by another read of the list (ADDR-21).
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
      // What may have been added is looked for before it is sent again.
      if (lost.has(sent)) {
        const book = await readBook();
        if (book === undefined)
          return { kind: 'refused', text: isOnline ? texts.addUnclear : errors.offline };
        if (isDone(book)) return sendingOf({ kind: 'done', reply: undefined }, change);
      }
      const written = await confirmWrite(store, {
        send: () => store.dispatch(addAddress.initiate(values, untracked)),
        readBack: readBook,
        isDone,
      });
      if (written.problem && isUnclear(written.problem)) lost.add(sent);
      return sendingOf(written, change);
    },
    edit: async (id_customer_address: string, values: AddressFormOutput): Promise<Outcome> => {
      const sent = { ...values, id_customer_address };
      const written = await confirmWrite(store, {
        send: () => store.dispatch(editAddress.initiate(sent, untracked)),
        readBack: readBook,
        isDone: (book) => book.some((address) => isWritten(address, sent)),
      });
      // No field is wrong: the address may be gone, which its form then says.
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
        readBack: readBook,
        isDone: (book) => book.every(isNot(id)),
        // Another tab has removed it: then it is gone as well.
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
