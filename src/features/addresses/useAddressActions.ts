import { useRef } from 'react';
import { addressesApi } from '#api/addresses.ts';
import { newAnswer } from '#api/transport/request.ts';
import type { Sending } from '#commerce/form/useFormOf.ts';
import { useTexts } from '#commerce/useTexts.ts';
import { addressMessage, isWritten } from '#rules/addresses/addresses.ts';
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

/** A change that was sent. */
interface Reply {
  /** None, if it was made. */
  problem?: Problem | undefined;
  /** Without network it was not sent. */
  isOnline: boolean;
}

/** A change, by what is said of it. */
interface Change {
  success: 'added' | 'edited' | 'removed';
  /** Nobody knows whether it was made. */
  unclear: 'addUnclear' | 'editUnclear' | 'removalUnclear';
  /** Whether the addresses that there are now have it. */
  made: (book: readonly CustomerAddress[]) => boolean;
}

/** The changes of the address book, with what is said of them (ERR-21, ERR-22, ERR-60 to ERR-62). */
export function useAddressActions() {
  const { addresses: texts, errors } = useTexts(addressesTexts, shellTexts);
  const store = useAppStore();
  const { getAddresses, addAddress, editAddress, removeAddress } = addressesApi.endpoints;

  const say = (text: string, flashMessageType: 'success' | 'error') =>
    void store.dispatch(flashQueued({ text, flashMessageType }));

  /** The new addresses whose answers were lost, as they were sent. */
  const lost = useRef(new Set<string>());

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

  async function replyOf(sent: PromiseLike<{ error?: unknown }>): Promise<Reply> {
    const isOnline = selectOnline(store.getState());
    const { error } = await sent;
    return { problem: error as Problem | undefined, isOnline };
  }

  /** What became of a change that has failed: made, its answer alone being lost, not made, or unclear. */
  async function arrivalOf(problem: Problem, made: Change['made']) {
    if (!isUnclear(problem)) return 'notMade';
    const { session } = store;
    const book = await readBook();
    if (book === undefined) return session === store.session ? 'unclear' : 'notMade';
    return made(book) ? 'made' : 'notMade';
  }

  /** What a form makes of an answer; after the end of the session the guard leads elsewhere. */
  async function sendingOf(
    { problem, isOnline }: Reply,
    { success, unclear, made }: Change,
  ): Promise<Sending> {
    const arrival = problem && (await arrivalOf(problem, made));
    if (problem === undefined || arrival === 'made') {
      readAgain();
      say(texts[success], 'success');
      return { kind: 'done' };
    }
    if (arrival === 'unclear' && isOnline) return { kind: 'refused', text: texts[unclear] };
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
      const isOnline = selectOnline(store.getState());
      const change: Change = {
        success: 'added',
        unclear: 'addUnclear',
        made: (book) => book.some((address) => isWritten(address, values)),
      };
      const sent = JSON.stringify(values);
      // What may have been added is looked for before it is sent again.
      if (lost.current.has(sent)) {
        const book = await readBook();
        if (book === undefined)
          return { kind: 'refused', text: isOnline ? texts.addUnclear : errors.offline };
        if (change.made(book)) return sendingOf({ isOnline }, change);
      }
      const reply = await replyOf(store.dispatch(addAddress.initiate(values, untracked)));
      if (reply.problem && isUnclear(reply.problem)) lost.current.add(sent);
      return sendingOf(reply, change);
    },
    edit: async (id_customer_address: string, values: AddressFormOutput): Promise<Sending> => {
      const sent = { ...values, id_customer_address };
      const reply = await replyOf(store.dispatch(editAddress.initiate(sent, untracked)));
      // No field is wrong: the address may be gone, which its form then says.
      if (
        reply.problem?.code === 'refused' &&
        reply.problem.errors.length === 0 &&
        (await readBook())?.every(isNot(id_customer_address))
      )
        return { kind: 'open' };
      return sendingOf(reply, {
        success: 'edited',
        unclear: 'editUnclear',
        made: (book) => book.some((address) => isWritten(address, sent)),
      });
    },
    remove: async (id: string): Promise<Sending> => {
      const reply = await replyOf(store.dispatch(removeAddress.initiate({ id }, untracked)));
      const isRefused = reply.problem?.code === 'refused';
      // Another tab has removed it: then it is gone as well.
      const isGone = isRefused && (await readBook())?.every(isNot(id));
      const sent = await sendingOf(isGone ? { isOnline: true } : reply, {
        success: 'removed',
        unclear: 'removalUnclear',
        made: (book) => book.every(isNot(id)),
      });
      if (sent.kind !== 'refused' || !isRefused) return sent;
      say(sent.text, 'error');
      return { kind: 'done' };
    },
  };
}
