import { describe, expect, test } from 'vitest';
import { hostsOf } from '#countries/hosts.ts';
import type { FlashMessage } from '#schemas/persisted.ts';
import { storeOn } from '#testing/backend/storeOn.ts';
import { flashDismissed, flashesTimedOut, flashQueued, selectFlashes } from './flash.ts';

/** The queue after these messages, in a new store. */
function after(...messages: FlashMessage[]) {
  const store = storeOn(hostsOf('development', 'ar', ''));
  for (const message of messages) store.dispatch(flashQueued(message));
  return { store, queued: selectFlashes(store.getState()) };
}

const success = (text: string): FlashMessage => ({ text, flashMessageType: 'success' });
const error = (text: string): FlashMessage => ({ text, flashMessageType: 'error' });

describe('flash messages', () => {
  test('a message that no longer applies is dismissed without the others', () => {
    const { store } = after(success('Uno.'), error('Dos.'));
    store.dispatch(flashDismissed('Uno.'));
    expect(selectFlashes(store.getState())).toEqual([error('Dos.')]);
  });

  test('there are none at first', () => {
    expect(after().queued).toEqual([]);
  });

  test('APP-36, APP-38: they are queued in the order of their arrival', () => {
    expect(after(success('A'), error('B')).queued).toEqual([success('A'), error('B')]);
  });

  test('APP-36: a text that is queued is not queued again', () => {
    expect(after(success('Cupón agregado.'), success('Cupón agregado.')).queued).toEqual([
      success('Cupón agregado.'),
    ]);
  });

  test('APP-37: the first of two keeps its type and position', () => {
    expect(after(success('A'), success('B'), error('A')).queued).toEqual([success('A'), success('B')]);
  });

  test('APP-40: a text that is dropped leaves the very same queue, so that no time starts again', () => {
    const { store, queued } = after(success('A'));
    store.dispatch(flashQueued(error('A')));
    expect(selectFlashes(store.getState())).toBe(queued);
  });

  test('APP-38: all are cleared together, and a cleared text can be queued again', () => {
    const { store } = after(success('A'), error('B'));
    store.dispatch(flashesTimedOut());
    expect(selectFlashes(store.getState())).toEqual([]);
    store.dispatch(flashQueued(success('A')));
    expect(selectFlashes(store.getState())).toEqual([success('A')]);
  });
});
