import { useRef } from 'react';
import { addressesApi } from '#api/addresses.ts';
import { newAnswer } from '#api/transport/newAnswer.ts';
import type { Sending } from '#commerce/form/useFormOf.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { addressMessage } from '#rules/addresses/addressMessage.ts';
import { isWritten } from '#rules/addresses/isWritten.ts';
import { isUnclear } from '#rules/messages/isUnclear.ts';
import type { CustomerAddress } from '#schemas/addresses.ts';
import type { AddressFormOutput } from '#schemas/forms/addressForm.ts';
import type { Problem } from '#schemas/problem.ts';
import { flashQueued } from '#store/flash.ts';
import { useAppStore } from '#store/hooks.ts';
import { selectOnline } from '#store/online.ts';
import { addressesTexts } from '#texts/addresses.ts';
import { shellTexts } from '#texts/shell.ts';

const untracked = { track: false };

const isNot =
  (id: string) =>
  ({ id_customer_address }: CustomerAddress) =>
    id_customer_address !== id;

/** The changes of the address book, with what is said of them (ERR-21, ERR-22, ERR-60 to ERR-62). */
export function useAddressActions() {
  const { addresses: texts, errors } = useTexts(addressesTexts, shellTexts);
  const store = useAppStore();
  const { getAddresses, addAddress, editAddress, removeAddress } = addressesApi.endpoints;

  const say = (text: string, flashMessageType: 'success' | 'error') =>
    void store.dispatch(flashQueued({ text, flashMessageType }));

  /** The new addresses whose answers were lost, as they were sent. */
  const unclear = useRef(new Set<string>());

  /** A change is followed by another read of the list (ADDR-21). */
  const readAgain = () =>
    void store.dispatch(getAddresses.initiate({}, { forceRefetch: true, subscribe: false }));

  function textOf(problem: Problem) {
    const message = addressMessage(problem, selectOnline(store.getState()));
    return 'refusal' in message ? texts[message.refusal] : errors[message.error];
  }

  /** The addresses that there are now; undefined if they cannot be read, or the session has ended. */
  async function readBook() {
    const { session } = store;
    const read = await store.dispatch(getAddresses.initiate({}, { forceRefetch: true, subscribe: false }));
    return session === store.session ? newAnswer(read) : undefined;
  }

  /** Whether a change was made whose answer alone was lost: `made` looks at the addresses that there are now. */
  async function hasArrived(problem: Problem, made: (book: readonly CustomerAddress[]) => boolean) {
    if (!isUnclear(problem)) return false;
    const book = await readBook();
    return book !== undefined && made(book);
  }

  /** What a form makes of an answer; after the end of the session the guard leads elsewhere. */
  async function sendingOf(
    { error }: { error?: unknown },
    success: string,
    made: Parameters<typeof hasArrived>[1],
  ): Promise<Sending> {
    const problem = error as Problem | undefined;
    if (problem === undefined || (await hasArrived(problem, made))) {
      readAgain();
      say(success, 'success');
      return { kind: 'done' };
    }
    if (problem.code === 'aborted') return { kind: 'open' };
    const isPostcode = problem.errors.some(({ code }) => code === 'POSTCODE_REGION');
    return {
      kind: 'refused',
      text: textOf(problem),
      at: isPostcode ? 'postcode' : undefined,
      wrong: problem.errors.flatMap(({ field = '' }) => field),
    };
  }

  return {
    add: async (values: AddressFormOutput): Promise<Sending> => {
      const made = (book: readonly CustomerAddress[]) => book.some((address) => isWritten(address, values));
      const sent = JSON.stringify(values);
      // What may have been added is looked for before it is sent again.
      if (unclear.current.has(sent)) {
        const book = await readBook();
        if (book === undefined)
          return { kind: 'refused', text: errors[selectOnline(store.getState()) ? 'generic' : 'offline'] };
        if (made(book)) return sendingOf({}, texts.added, made);
      }
      const reply = await store.dispatch(addAddress.initiate(values, untracked));
      const problem = reply.error as Problem | undefined;
      if (problem !== undefined && isUnclear(problem)) unclear.current.add(sent);
      return sendingOf(reply, texts.added, made);
    },
    edit: async (id_customer_address: string, values: AddressFormOutput): Promise<Sending> => {
      const sent = { ...values, id_customer_address };
      const reply = await store.dispatch(editAddress.initiate(sent, untracked));
      const problem = reply.error as Problem | undefined;
      // No field is wrong: the address may be gone, which its form then says.
      if (
        problem?.code === 'refused' &&
        problem.errors.length === 0 &&
        (await readBook())?.every(isNot(id_customer_address))
      )
        return { kind: 'open' };
      return sendingOf(reply, texts.edited, (book) => book.some((address) => isWritten(address, sent)));
    },
    remove: async (id: string): Promise<Sending> => {
      const reply = await store.dispatch(removeAddress.initiate({ id }, untracked));
      const isRefused = (reply.error as Problem | undefined)?.code === 'refused';
      // Another tab has removed it: then it is gone as well.
      const isGone = isRefused && (await readBook())?.every(isNot(id));
      const sent = await sendingOf(isGone ? {} : reply, texts.removed, (book) => book.every(isNot(id)));
      if (sent.kind !== 'refused' || !isRefused) return sent;
      say(sent.text, 'error');
      return { kind: 'done' };
    },
  };
}
